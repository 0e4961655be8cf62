import { expect, test } from 'vitest'
import type { VoiceOption } from '#contract/voices.ts'
import { whoSpeaks } from '#server/speech/who-speaks.ts'

const heart: VoiceOption = { name: 'af_heart', language: 'en' }
const sara: VoiceOption = { name: 'if_sara', language: 'it' }
const nicola: VoiceOption = { name: 'im_nicola', language: 'it' }
const alloy: VoiceOption = { name: 'alloy', language: 'any' }
const someone: VoiceOption = { name: 'someone', language: null }
const all = [heart, someone, alloy, sara, nicola]

test('the wanted voice speaks, if it can', () => {
  expect(whoSpeaks(all, 'it', 'im_nicola')).toBe('im_nicola')
  expect(whoSpeaks(all, 'it', 'alloy')).toBe('alloy')
  expect(whoSpeaks(all, 'it', 'someone')).toBe('someone')
})

test('where it can’t, or is not there, the first of the language does', () => {
  for (const wanted of ['af_heart', 'Alice', null]) expect(whoSpeaks(all, 'it', wanted)).toBe('if_sara')
})

test('where the language has none, one that speaks all of them does', () => {
  for (const wanted of ['af_heart', null]) expect(whoSpeaks(all, 'de', wanted)).toBe('alloy')
})

test('Italian is never read by an English voice, nor by one of which nothing is known', () => {
  for (const wanted of ['af_heart', 'Alice', null]) expect(whoSpeaks([heart, someone], 'it', wanted)).toBeNull()
  expect(whoSpeaks([], 'it', null)).toBeNull()
})
