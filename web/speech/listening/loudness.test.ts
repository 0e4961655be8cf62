import { expect, test } from 'vitest'
import { levelOf, loudnessOf, meanSquare } from './loudness.ts'

const sampleRate = 8000
/** A tone of so many milliseconds. */
const tone = (lasts: number, strength: number) =>
  Array.from({ length: (sampleRate * lasts) / 1000 }, (_, at) => strength * Math.sin(at / 2))

test('a sound is loud where it is, and silent between words and after its end', () => {
  const loudness = loudnessOf(Float32Array.from([...tone(200, 0.5), ...tone(200, 0), ...tone(200, 0.25)]), sampleRate)
  expect(loudness(100)).toBeCloseTo(1, 1)
  expect(loudness(300)).toBe(0)
  expect(loudness(500)).toBeCloseTo(0.5, 1)
  expect(loudness(5000)).toBe(0)
  expect(loudness(-20)).toBe(0)
})

test('one bang does not make the rest quiet', () => {
  const loudness = loudnessOf(Float32Array.from([...tone(980, 0.2), ...tone(20, 1)]), sampleRate)
  expect(loudness(500)).toBeCloseTo(1, 1)
  expect(loudness(990)).toBe(1)
})

test('silence is silent, however short', () => {
  expect(loudnessOf(new Float32Array(400), sampleRate)(10)).toBe(0)
  expect(loudnessOf(new Float32Array(0), sampleRate)(0)).toBe(0)
  expect(meanSquare(new Float32Array(0))).toBe(0)
})

test('a level is the decibels of a sound, of which sixty below full scale are none', () => {
  const levels = [0, 0.001, 0.03, 0.3, 1].map((strength) => levelOf(new Float32Array(200).fill(strength)))
  expect(levels.map((level) => Math.round(level * 100))).toEqual([0, 0, 49, 83, 100])
})
