import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { LookStyle } from '#contract/values/looks.ts'
import { apiOf } from './lesson.ts'

/** The words during which lips must close, be round, and be neither. */
export interface SpokenSentence {
  language: PracticeLanguage
  name: string
  style: LookStyle
  text: string
  closed: string
  round: string
  neither: string
}

export interface FaceFrame {
  word: string
  viseme: string
  pose: string
  /** Milliseconds since the word was highlighted. */
  since: number
}

async function allowMicrophone(page: Page): Promise<void> {
  const { school } = await apiOf(page)
  const { version } = await school.get()
  await school.edit({ body: { microphone: 'browser', version } })
}

export async function addSpeakingAvatar(
  page: Page,
  student: string,
  { language, name, style, text }: SpokenSentence,
): Promise<void> {
  const { chatbots, avatars, assignments } = await apiOf(page)
  const steps = [{ says: '?', expects: [], hint: null, example: null }]
  const { id: chatbot_id } = await chatbots.add({ body: { name: text, language, opening_message: text, steps } })
  await chatbots.publish({ params: { id: chatbot_id } })
  await allowMicrophone(page)
  const look = { style, parts: {}, colors: {} }
  const { id } = await avatars.add({ body: { name, language, look, chatbot_id } })
  await assignments.set({ body: { avatar_ids: [id], student_ids: [student], on: true } })
}

/** A timer replaces the voice, so that words take the same time everywhere. */
async function speakByClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('speech-engine', 'clock')
    // In a headless shell, calling `available` crashes the page.
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Reflect.deleteProperty(Object(Reflect.get(window, name)), 'available')
  })
}

export const faceOf = (page: Page, name: string) => page.getByRole('img', { name, exact: true }).locator('svg')

export async function recordFace(page: Page, name: string, last: string): Promise<FaceFrame[]> {
  const face = await faceOf(page, name).elementHandle()
  if (!face) throw new Error(`There is no face of ${name}`)
  return face.evaluate(async (drawing, lastWord) => {
    const samples: { word: string; viseme: string; pose: string; since: number }[] = []
    const start = performance.now()
    let marked = { word: '', at: start }
    let hasEnded = false
    while (!hasEnded && performance.now() - start < 8000) {
      const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const word = document.querySelector('mark')?.textContent ?? ''
      hasEnded = marked.word === lastWord && word !== lastWord
      if (word !== marked.word) marked = { word, at }
      const pose = drawing.getAttribute('style') ?? ''
      samples.push({ word, viseme: drawing.getAttribute('data-viseme') ?? '', pose, since: at - marked.at })
    }
    return samples
  }, last)
}

export function expectLips(samples: readonly FaceFrame[], { closed, round, neither, language }: SpokenSentence): void {
  // The mouth may still finish the previous word.
  const seenIn = (word: string, from = 0) =>
    new Set(samples.filter((one) => one.word === word && one.since >= from).map(({ viseme }) => viseme))
  expect(seenIn(closed), `${language}: “${closed}” closes the lips`).toContain('closed')
  const rounded = [...seenIn(round)].filter((viseme) => viseme === 'round' || viseme === 'pucker')
  expect(rounded, `${language}: “${round}” rounds the lips`).not.toEqual([])
  for (const viseme of ['closed', 'round', 'pucker'])
    expect(seenIn(neither, 100), `${language}: “${neither}” does not`).not.toContain(viseme)
}

export async function openDevice(
  context: BrowserContext,
  url: string,
  prepare?: (device: Page) => Promise<void>,
): Promise<{ device: Page; problems: string[] }> {
  const device = await context.newPage()
  const problems: string[] = []
  device.on('pageerror', ({ message }) => problems.push(message))
  device.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  await speakByClock(device)
  await prepare?.(device)
  await device.goto(url)
  return { device, problems }
}

/** Accepts the notice on the first visit. */
export async function startTalking(device: Page, name: string): Promise<void> {
  await device.getByRole('button', { name: `Start with ${name}` }).click()
  const accept = device.getByRole('button', { name: 'Got it' })
  await expect(accept.or(faceOf(device, name)).first()).toBeVisible()
  if (await accept.isVisible()) await accept.click()
  await expect(faceOf(device, name)).toBeVisible()
}

export async function createAvatar(page: Page, name: string, language: string, chatbot: string): Promise<void> {
  await page.goto('/avatars')
  const create = { name: 'Create avatar' }
  await page.getByRole('link', create).or(page.getByRole('button', create)).first().click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('combobox', { name: 'Find a language' }).fill(language)
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Chatbot' }).click()
  await page.getByRole('option', { name: chatbot }).first().click()
  await page.getByRole('button', create).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export async function fakeSpeechRecognition(page: Page, words: string): Promise<void> {
  await page.addInitScript((all) => {
    class FakeRecognition extends EventTarget {
      emit(transcript: string) {
        this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }))
      }
      start() {
        setTimeout(() => this.emit(all.split(' ')[0] ?? ''), 300)
      }
      stop() {
        this.emit(all)
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { webkitSpeechRecognition: FakeRecognition, SpeechRecognition: FakeRecognition })
  }, words)
}
