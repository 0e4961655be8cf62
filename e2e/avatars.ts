import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { PracticeLanguage } from '#contract/languages.ts'
import type { LookStyle } from '#contract/looks.ts'
import { apiOf } from './lesson.ts'

/** A sentence, and in which of its words lips close, are round, and are neither. */
export interface Spoken {
  language: PracticeLanguage
  name: string
  style: LookStyle
  text: string
  closed: string
  round: string
  neither: string
}

/** What a face shows while a word is marked in the caption. */
export interface Sample {
  word: string
  viseme: string
  /** How the head is held. */
  pose: string
  /** Milliseconds since the word was marked. */
  since: number
}

/** Switches the microphone on for a language. */
async function allowMicrophone(page: Page, language: PracticeLanguage): Promise<void> {
  const { voices } = await apiOf(page)
  const settings = (await voices.list()).items.find((item) => item.language === language)
  if (!settings || settings.allows_microphone) return
  const { language: _language, ...body } = settings
  await voices.set({ params: { language }, body: { ...body, allows_microphone: true } })
}

/** Publishes a chatbot that begins with a sentence, and gives a student an avatar that says it. */
export async function giveSpeaker(page: Page, student: string, { language, name, style, text }: Spoken): Promise<void> {
  const { chatbots, avatars, assignments } = await apiOf(page)
  const steps = [{ says: '?', expects: [], hint: null, example: null }]
  const { id: chatbot_id } = await chatbots.add({ body: { name: text, language, opening_message: text, steps } })
  await chatbots.publish({ params: { id: chatbot_id } })
  await allowMicrophone(page, language)
  const look = { style, parts: {}, colors: {} }
  const { id } = await avatars.add({ body: { name, language, look, chatbot_id } })
  await assignments.set({ body: { avatar_ids: [id], student_ids: [student], on: true } })
}

/** Lets a silent clock speak in the place of a voice, so that every word takes the same time everywhere. */
async function speakByClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('speech-engine', 'clock')
    // A headless shell has this and not the service behind it, and ends the page that asks.
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Reflect.deleteProperty(Object(Reflect.get(window, name)), 'available')
  })
}

/** The drawing of a face that lives. */
export const faceOf = (page: Page, name: string) => page.getByRole('img', { name, exact: true }).locator('svg')

/** Looks at a face in every frame while a sentence is said, up to its last word. */
export async function watch(page: Page, name: string, last: string): Promise<Sample[]> {
  const face = await faceOf(page, name).elementHandle()
  if (!face) throw new Error(`There is no face of ${name}`)
  return face.evaluate(async (drawing, lastWord) => {
    const samples: { word: string; viseme: string; pose: string; since: number }[] = []
    const begun = performance.now()
    let marked = { word: '', at: begun }
    let hasEnded = false
    while (!hasEnded && performance.now() - begun < 8000) {
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

/** Expects lips to close, to be round and to be neither, each in its word. */
export function expectLips(samples: readonly Sample[], { closed, round, neither, language }: Spoken): void {
  // A mouth may still end one word while the next begins.
  const seenIn = (word: string, from = 0) =>
    new Set(samples.filter((one) => one.word === word && one.since >= from).map(({ viseme }) => viseme))
  expect(seenIn(closed), `${language}: “${closed}” closes the lips`).toContain('closed')
  const rounded = [...seenIn(round)].filter((viseme) => viseme === 'round' || viseme === 'pucker')
  expect(rounded, `${language}: “${round}” rounds the lips`).not.toEqual([])
  for (const viseme of ['closed', 'round', 'pucker'])
    expect(seenIn(neither, 100), `${language}: “${neither}” does not`).not.toContain(viseme)
}

/** Opens a student's link on a device of their own. */
export async function openDevice(
  context: BrowserContext,
  url: string,
  prepare?: (device: Page) => Promise<void>,
): Promise<{ device: Page; troubles: string[] }> {
  const device = await context.newPage()
  const troubles: string[] = []
  device.on('pageerror', ({ message }) => troubles.push(message))
  device.on('console', (line) => line.type() === 'error' && troubles.push(line.text()))
  await speakByClock(device)
  await prepare?.(device)
  await device.goto(url)
  return { device, troubles }
}

/** Begins to talk with somebody, past the notice where it stands before the first time. */
export async function meet(device: Page, name: string): Promise<void> {
  await device.getByRole('button', { name: `Start with ${name}` }).click()
  const accept = device.getByRole('button', { name: 'Got it' })
  await expect(accept.or(faceOf(device, name)).first()).toBeVisible()
  if (await accept.isVisible()) await accept.click()
  await expect(faceOf(device, name)).toBeVisible()
}

/** Makes an avatar in the gallery, which talks about a chatbot of the school. */
export async function makeAvatar(page: Page, name: string, language: string, chatbot: string): Promise<void> {
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

/** Lets the browser understand the same words whenever somebody speaks: the first of them at once, all of them in the end. */
export async function understand(page: Page, words: string): Promise<void> {
  await page.addInitScript((all) => {
    class Ear extends EventTarget {
      hear(transcript: string) {
        this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }))
      }
      start() {
        setTimeout(() => this.hear(all.split(' ')[0] ?? ''), 300)
      }
      stop() {
        this.hear(all)
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { webkitSpeechRecognition: Ear, SpeechRecognition: Ear })
  }, words)
}
