import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { recordingLimits } from '#contract/practice/hearing.ts'
import { openRecognitionPeer, type RecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import { openVoicePeer, type VoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { test as base, openSchool } from '../support/journey.ts'
import { captureRequests } from '../support/capture.ts'
import { apiOf } from '../support/lesson.ts'
import { openBrowserWithMicrophone, putBeforeMicrophone } from '../support/microphone.ts'
import { makeDataDir, startServer } from '../support/server.ts'
import { filesWith, filesWithSound } from '../support/sound-search.ts'

interface SpokenLesson {
  ear: RecognitionPeer
  voice: VoicePeer
  folder: string
  speaking: Browser
  microphone: string
}

const test = base.extend<object, SpokenLesson>({
  ear: [
    async ({ browser: _browser }, use) => {
      const peer = await openRecognitionPeer()
      await use(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  voice: [
    async ({ browser: _browser }, use) => {
      const peer = await openVoicePeer()
      await use(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  folder: [
    async ({ browser: _browser }, use) => {
      const folder = makeDataDir()
      await use(folder.path)
      folder.remove()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ear, voice, folder }, use) => {
      const settings = {
        STT_BASE_URL: ear.settings.baseUrl,
        STT_API_KEY: ear.settings.apiKey ?? '',
        STT_MODEL: 'ear',
        TTS_BASE_URL: voice.settings.baseUrl,
        TTS_API_KEY: voice.settings.apiKey ?? '',
        TTS_MODEL: 'peer',
      }
      const server = await startServer(join(folder, 'data'), settings)
      await use(server)
      await server.end('SIGTERM')
    },
    { scope: 'worker' },
  ],
  microphone: [async ({ folder }, use) => use(join(folder, 'speech.wav')), { scope: 'worker' }],
  speaking: [
    async ({ microphone }, use) => {
      const browser = await openBrowserWithMicrophone(microphone)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

async function openLesson(page: Page): Promise<string> {
  const { assignments, chatbots, links, school, students } = await apiOf(page)
  const steps = ['¿Qué desea?', '¿Algo más?', '¿Y ahora?'].map((says) => ({
    says,
    expects: ['café|té'],
    hint: null,
    example: null,
  }))
  const body = { name: 'Café Sol', language: 'es', level: 'A1', opening_message: 'Hola.', steps } as const
  const { id } = await chatbots.add({ body })
  await chatbots.publish({ params: { id } })
  const student = await students.add({ body: { first_name: 'Ana' } })
  await assignments.set({ body: { chatbot_ids: [id], student_ids: [student.id], on: true } })
  const { version } = await school.get()
  await school.edit({ body: { microphone: 'server', version } })
  return (await links.get({ params: { id: student.id } })).url
}

const magic = Buffer.from('1a45dfa3', 'hex')
const pathOfSound = /^\/api\/practice\/conversations\/[^/]+\/transcriptions$/

test('a lesson is spoken after one press, although its voice dies, and no sound of it is stored', async ({
  page,
  ear,
  voice,
  folder,
  server,
  microphone,
  speaking,
}) => {
  await openSchool(page)
  const link = await openLesson(page)
  const hears = ['quiero un', 'quiero un café con leche', 'un té por favor', 'otro té por favor']
  // The server sends a request of its own at start.
  const recordings: Buffer[] = []
  ear.hear(({ file }) => hears[recordings.push(file.bytes) - 1] ?? '')
  // A pause of a second in the middle of a thought.
  putBeforeMicrophone(microphone, [
    [0.3, 0.9],
    [1.9, 2.6],
  ])
  const context = await speaking.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const device = await context.newPage()
  const sent = captureRequests(device)
  await device.addInitScript(() => {
    localStorage.setItem('speech-engine', 'clock')
    // The headless shell crashes when it is asked what its device hears.
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  await device.goto(link)
  await device.getByRole('button', { name: 'Start with Café Sol' }).click()
  await expect(device.getByText('your school’s server turns your voice into text')).toBeVisible()
  await device.getByRole('button', { name: 'Got it' }).click()
  await device.getByRole('button', { name: 'Hands free' }).click()
  // Nothing is touched from here on.
  const talk = device.getByRole('list')
  await expect(talk.getByText('quiero un café con leche')).toBeVisible()
  putBeforeMicrophone(microphone, [[0.3, 1.1]])
  await expect(device.getByText(/The usual voice/)).toBeHidden()
  expect(voice.requests.length).toBeGreaterThan(0)
  await voice.close()
  await expect(talk.getByText('un té por favor', { exact: true })).toBeVisible()
  await expect(device.getByText('The usual voice isn’t working right now, so another one is speaking.')).toBeVisible()
  await expect(talk.getByText('otro té por favor')).toBeVisible()
  await expect(device.getByText('That’s the end!')).toBeVisible()

  expect(recordings.length).toBe(hears.length)
  for (const bytes of recordings) {
    expect(bytes.subarray(0, 4)).toEqual(magic)
    expect(bytes.length).toBeGreaterThan(1000)
    expect(bytes.length).toBeLessThanOrEqual(recordingLimits.bytes)
  }
  expect(sent.filter(({ bytes }) => bytes.includes(magic)).every(({ path }) => pathOfSound.test(path))).toBe(true)
  const kept = await device.evaluate(async () => ({
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    characters: [localStorage, sessionStorage].flatMap((one) => Object.values(one)).join('').length,
  }))
  expect(kept).toMatchObject({ caches: [], databases: [] })
  expect(kept.characters).toBeLessThan(2000)
  await context.close()
  await server.end('SIGTERM')
  // What is stored is seen by the search: the words, and a recording that lies there.
  expect(filesWith(folder, [Buffer.from('quiero un café con leche')])).not.toEqual([])
  writeFileSync(join(folder, 'control'), recordings[0] ?? '')
  expect(filesWithSound(folder, recordings)).toEqual(['control'])
})
