import { beforeEach, expect, test } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => localStorage.clear())

const voiceOptions = { name: null, rate: 1, pitch: 1 }
const said = { text: 'a'.repeat(100), language: 'es', voiceOptions } as const
const lasts = (voice: string, rate = 1) =>
  createPace(localStorage).lastsOf(voice, { ...said, voiceOptions: { ...voiceOptions, rate } })

test('how fast a voice is is learnt while it speaks, and remembered on this device', () => {
  const usual = lasts('Mónica')
  createPace(localStorage).learn('Mónica', said, 9000)
  expect(lasts('Mónica')).toBe(9000)
  createPace(localStorage).learn('Mónica', said, 8000)
  expect(lasts('Mónica')).toBe(8700)
  expect(lasts('Jorge')).toBe(usual)
})

test('what was learnt at one speed holds at another', () => {
  createPace(localStorage).learn('Mónica', { ...said, voiceOptions: { ...voiceOptions, rate: 0.5 } }, 16_000)
  expect(lasts('Mónica')).toBe(8000)
  expect(lasts('Mónica', 0.8)).toBe(10_000)
})

test('what was cut off, got stuck or is only a word teaches nothing', () => {
  const pace = createPace(localStorage)
  const usual = lasts('Mónica')
  pace.learn('Mónica', said, 300)
  pace.learn('Mónica', said, 60_000)
  pace.learn('Mónica', { ...said, text: 'Sí.' }, 400)
  expect(lasts('Mónica')).toBe(usual)
})

test('no more than thirty voices are remembered, those that spoke last', () => {
  const pace = createPace(localStorage)
  for (let at = 0; at < 40; at += 1) pace.learn(`voice ${at}`, said, 9000)
  expect(JSON.parse(localStorage.getItem('speech-pace') ?? '')).toHaveLength(30)
  expect(lasts('voice 39')).toBe(9000)
  expect(lasts('voice 0')).not.toBe(9000)
})

test('what is no memory of paces is forgotten', () => {
  for (const stored of ['nonsense', '7', '[1, ["es a", "b"], ["es Mónica", -5]]']) {
    localStorage.setItem('speech-pace', stored)
    expect(lasts('Mónica')).toBe(6800)
  }
})
