import { expect, test } from 'vitest'
import { createLips } from './create-lips.ts'
import { loadSpelling } from './load-spelling.ts'
import { only, watch } from './test/watch.ts'

const italian = await loadSpelling('it')

/** A sound that is loud around some moments, and silent elsewhere but for a murmur between some times. */
const loudAround =
  (peaks: readonly number[], voiced: readonly (readonly [number, number])[], loudest = 1) =>
  (after: number) => {
    const isVoiced = voiced.some(([from, until]) => after >= from && after < until)
    const nearest = Math.min(...peaks.map((peak) => Math.abs(peak - after)))
    return isVoiced ? loudest * Math.max(0.15, 1 - nearest / 100) : 0
  }

test('the mouth rests while the sound pauses, and each phrase is said in its own stretch', () => {
  const lips = createLips('Mamma, mamma.', italian)
  const loudness = loudAround(
    [150, 350, 1050, 1250],
    [
      [50, 450],
      [950, 1350],
    ],
  )
  lips.start(0, 1500, loudness)
  const seen = watch(lips, 0, 1500)
  expect(only(seen, 'closed')).toHaveLength(4)
  expect(only(seen, 'closed')[2]?.from).toBeGreaterThanOrEqual(940)
  for (const at of [10, 500, 700, 900, 1400]) expect(lips.mouthAt(at)).toBe('rest')
})

test('the mouth is open where the sound is loud, and closed where it is not', () => {
  const lips = createLips('Mamamama', italian)
  const peaks = [130, 400, 580, 800]
  lips.start(1000, 900, loudAround(peaks, [[0, 900]]))
  for (const peak of peaks) expect(lips.mouthAt(1000 + peak)).toBe('open')
  const closed = only(watch(lips, 1000, 1900), 'closed')
  expect(closed).toHaveLength(4)
  for (const { from, until } of closed) expect(until - from).toBeGreaterThanOrEqual(48)
})

test('a pause that no comma announced is still a rest', () => {
  const lips = createLips('Mamma mia', italian)
  lips.start(
    0,
    1400,
    loudAround(
      [150, 350, 1000, 1200],
      [
        [0, 500],
        [900, 1350],
      ],
    ),
  )
  expect(lips.mouthAt(700)).toBe('rest')
  expect(only(watch(lips, 0, 1400), 'closed')).toHaveLength(3)
})

test('what is said faintly moves the mouth less', () => {
  const lips = createLips('Aaaa', italian)
  lips.start(0, 1000, (after) => (after < 500 ? 1 : 0.2))
  expect(lips.mouthAt(250)).toBe('open')
  expect(lips.mouthAt(750)).toBe('small')
})

test('a sound that is silent, or says nonsense of itself, leaves the mouth at rest', () => {
  const lips = createLips('Mamma mia', italian)
  lips.start(0, 1000, () => 0)
  expect(watch(lips, 0, 1000)).toHaveLength(1)
  lips.start(0, 1000, () => Number.NaN)
  expect(lips.mouthAt(500)).toBe('rest')
})

test('a word that is told of moves what follows, within the sound', () => {
  const lips = createLips('Mamma mia', italian)
  lips.start(0, 1000, () => 1)
  lips.anchor(6, 300)
  expect(lips.mouthAt(310)).toBe('closed')
  expect(lips.mouthAt(999)).not.toBe('rest')
  expect(lips.mouthAt(1001)).toBe('rest')
})
