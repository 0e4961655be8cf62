import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'

const turns = 12
const phone = { width: 390, height: 844 }

/** A student's link to a chatbot that asks a dozen times. */
async function openLesson(page: Page): Promise<string> {
  const { assignments, chatbots, links, school, students } = await apiOf(page)
  const steps = Array.from({ length: turns }, (_, at) => ({
    says: `¿Qué desea tomar ahora, la número ${at + 1}?`,
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
  const audio: string[] = []
  device.on('request', (request) => {
    if (/audio|transcription|speech/.test(`${request.url()} ${request.headers()['content-type'] ?? ''}`))
      audio.push(request.url())
  })
  await device.addInitScript(() => {
    localStorage.setItem('speech-engine', 'clock')
    localStorage.setItem('speech-recognizer', 'events')
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
  expect(audio).toEqual([])
  await context.close()
})
