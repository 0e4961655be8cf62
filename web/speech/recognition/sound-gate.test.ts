import { expect, test } from 'vitest'
import { createSoundGate } from './sound-gate.ts'

const step = 40
/** Whether there is sound at the end of each stretch. */
function hearAll(...stretches: [level: number, lasts: number][]): boolean[] {
  const gate = createSoundGate()
  let at = 0
  return stretches.map(([level, lasts]) => {
    let isOpen = false
    for (const end = at + lasts; at < end; at += step) isOpen = gate.hear(level, at)
    return isOpen
  })
}

test('speech is told from a quiet room', () => {
  expect(hearAll([0.05, 1000], [0.6, 400], [0.05, 200], [0.55, 300])).toEqual([false, true, false, true])
})

test('a click is no speech', () => {
  expect(hearAll([0.05, 500], [0.8, step], [0.05, 200])).toEqual([false, false, false])
})

test('a fan becomes the room, and speech is still heard over it', () => {
  expect(hearAll([0.4, 12_000], [0.65, 400], [0.4, 300])).toEqual([false, true, false])
})

test('a long sentence is not taken for noise', () => {
  expect(hearAll([0.1, 500], [0.7, 12_000])).toEqual([false, true])
})
