import { expect, type Page } from '@playwright/test'
import { openSchool, test } from '../support/journey.ts'
import { captureRequests } from '../support/capture.ts'
import { apiOf } from '../support/lesson.ts'

/** A turn takes four seconds; more of them, with TURNS in the environment, measure the times. */
const turns = Number(process.env.TURNS ?? 4)
/** Bytes of a body that can only be words. */
const longestText = 500
const isJson = (type: string) => type.startsWith('application/json')
const phone = { width: 390, height: 844 }

/** A student's link to a chatbot that asks as many times. */
async function openLesson(page: Page): Promise<string> {
  const { assignments, chatbots, links, school, students } = await apiOf(page)
  const steps = Array.from({ length: turns }, (_, at) => ({
    says: `¿Y ahora, ${at + 1}?`,
    expects: ['café|té'],
    hint: null,
    example: null,
  }))
  const body = { name: 'Café Sol', language: 'es', level: 'A1', opening_message: 'Buenos días.', steps } as const
  const { id } = await chatbots.add({ body })
  await chatbots.publish({ params: { id } })
  const student = await students.add({ body: { first_name: 'Ana' } })
  await assignments.set({ body: { chatbot_ids: [id], student_ids: [student.id], on: true } })
  const { version } = await school.get()
  await school.edit({ body: { microphone: 'device', version } })
  return (await links.get({ params: { id: student.id } })).url
}

/** Milliseconds from the end of the speech to the end of the turn, and to the first sound of the answer. */
const answerTimes = (page: Page, text: string) =>
  page.evaluate(async (said) => {
    const emit = (detail: object) => dispatchEvent(new CustomEvent('tertulia-heard', { detail }))
    const until = async (isThere: () => boolean) => {
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5))
      return performance.now()
    }
    const isSpeaking = () => document.querySelector('button[aria-label="Stop"], button[data-tooltip="Stop"]') !== null
    const region = () => document.querySelector('section[aria-label="Hands free"]')?.textContent ?? ''
    emit({ isSounding: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const end = performance.now()
    emit({ isSounding: false })
    emit({ text: said, confidence: 0.9 })
    await until(() => region().includes(said))
    const closed = await until(() => !region().includes(said))
    const sounds = await until(isSpeaking)
    return { turn: closed - end, sound: sounds - end }
  }, text)

const quantile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0)

test('a whole spoken lesson after one press, in which no sound leaves the device', async ({ page, browser }) => {
  await openSchool(page)
  const link = await openLesson(page)
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB' })
  const device = await context.newPage()
  const sent = captureRequests(device)
  await device.addInitScript(() => {
    localStorage.setItem('speech-engine', 'clock')
    localStorage.setItem('speech-recognizer', 'events')
    Reflect.deleteProperty(window, 'MediaRecorder')
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('the page listens by itself'))
  })
  await device.goto(link)
  await device.getByRole('button', { name: 'Start with Café Sol' }).click()
  await expect(device.getByText('this device turns your voice into text')).toBeVisible()
  await device.getByRole('button', { name: 'Got it' }).click()
  await device.getByRole('button', { name: 'Hands free' }).focus()
  await device.keyboard.press('Enter')
  const times: { turn: number; sound: number }[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    await expect(device.getByText('Your turn: just talk.')).toBeVisible()
    times.push(await answerTimes(device, 'un café por favor'))
  }
  await expect(device.getByText('That’s the end!')).toBeVisible()
  const [closed, sounds] = [times.map(({ turn }) => turn), times.map(({ sound }) => sound)]
  const after = times.map(({ turn, sound }) => sound - turn)
  const line = (values: number[]) => `p50 ${quantile(values, 0.5)} ms, p95 ${quantile(values, 0.95)} ms`
  console.info(`end of speech to end of turn: ${line(closed)}`)
  console.info(`end of speech to first sound: ${line(sounds)}`)
  console.info(`end of turn to first sound: ${line(after)}`)
  const [bodies, texts] = [sent.filter(({ bytes }) => bytes.length > 0), sent.filter(({ type }) => isJson(type))]
  expect(bodies.length).toBeGreaterThanOrEqual(turns)
  const bytesOfSound = bodies.filter((one) => !texts.includes(one)).reduce((sum, { bytes }) => sum + bytes.length, 0)
  expect(bytesOfSound).toBe(0)
  for (const { bytes } of texts.filter((one) => bodies.includes(one))) {
    JSON.parse(bytes.toString())
    expect(bytes.length).toBeLessThan(longestText)
  }
  await context.close()
})
