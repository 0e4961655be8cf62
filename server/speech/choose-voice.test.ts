import { expect, test } from 'vitest'
import type { VoiceOption } from '#contract/teaching/voices.ts'
import { chooseVoice } from '#server/speech/choose-voice.ts'

const heart: VoiceOption = { name: 'af_heart', language: 'en' }
const sara: VoiceOption = { name: 'if_sara', language: 'it' }
const nicola: VoiceOption = { name: 'im_nicola', language: 'it' }
const alloy: VoiceOption = { name: 'alloy', language: 'any' }
const someone: VoiceOption = { name: 'someone', language: null }
const all = [heart, someone, alloy, sara, nicola]

test('the wanted voice speaks, if it can', () => {
  expect(chooseVoice(all, 'it', 'im_nicola')).toBe('im_nicola')
  expect(chooseVoice(all, 'it', 'alloy')).toBe('alloy')
  expect(chooseVoice(all, 'it', 'someone')).toBe('someone')
})

test('where it can’t, or is not there, the first of the language does', () => {
  for (const wanted of ['af_heart', 'Alice', null]) expect(chooseVoice(all, 'it', wanted)).toBe('if_sara')
})

test('where the language has none, one that speaks all of them does', () => {
  for (const wanted of ['af_heart', null]) expect(chooseVoice(all, 'de', wanted)).toBe('alloy')
})

test('Italian is never read by an English voice, nor by one of which nothing is known', () => {
  for (const wanted of ['af_heart', 'Alice', null]) expect(chooseVoice([heart, someone], 'it', wanted)).toBeNull()
  expect(chooseVoice([], 'it', null)).toBeNull()
})

test('a voice of the region comes before the others of the language', () => {
  const spain = { name: 'es-ES-Alvaro', language: 'es', region: 'ES' } as const
  const mexico = { name: 'es-MX-Dalia', language: 'es', region: 'MX' } as const
  expect(chooseVoice([spain, mexico], 'es', null, 'MX')).toBe('es-MX-Dalia')
  expect(chooseVoice([spain, mexico], 'es', null, 'AR')).toBe('es-ES-Alvaro')
  expect(chooseVoice([spain, mexico], 'es', 'es-ES-Alvaro', 'MX')).toBe('es-ES-Alvaro')
})
