import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'
import { openAudio } from '../../../test/audio.ts'
import { fakeSynthesis } from '../../../test/fake-speech.ts'
import { firstWords, openAvatarTalk } from '../../../test/visit-face.ts'
import { type Intercept, press, openTalk } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await openWorld({ tts: { baseUrl: 'http://127.0.0.1:9', apiKey: undefined, model: 'voice' } })
})
afterEach(cleanup)
afterAll(() => world.close())

const isSpeech = (path: string) => path === '/speech'
/** A server that says everything, in so many milliseconds a sentence; it fails where that is null. */
function serverVoice(lasts: number | null) {
  const asked: string[] = []
  const meddle: Intercept = async (path, send) => {
    if (!isSpeech(path)) return send()
    asked.push(path)
    return lasts === null ? new Response('{}', { status: 502 }) : new Response('a'.repeat(lasts))
  }
  return { asked, meddle }
}

test('where the server has a voice, it says each sentence, and the browser is silent', async () => {
  const audio = openAudio()
  const { asked, meddle } = serverVoice(1500)
  const { heard } = await openAvatarTalk(world, { meddle })
  await screen.findByText(firstWords[0])
  await screen.findByText(firstWords[1])
  await waitFor(() => expect(audio.playing.size).toBe(0))
  expect(asked).toHaveLength(2)
  expect(heard()).toEqual([])
})

test('where the server fails, the browser speaks', async () => {
  openAudio()
  const { meddle } = serverVoice(null)
  const { heard } = await openAvatarTalk(world, { meddle })
  await waitFor(() => expect(heard()).toEqual([firstWords[0]]))
})

test('a chatbot is heard with the server’s voice, too', async () => {
  const audio = openAudio()
  const { meddle } = serverVoice(5000)
  const { synthesis, spoken } = fakeSynthesis([])
  const practiceStudent = await openPracticeStudent(world)
  await openTalk(world, practiceStudent, await begin(practiceStudent), { meddle, synthesis })
  await press('Listen')
  await waitFor(() => expect(audio.playing.size).toBe(1))
  expect(spoken).toEqual([])
  await press('Stop')
  act(() => undefined)
  expect(audio.playing.size).toBe(0)
})
