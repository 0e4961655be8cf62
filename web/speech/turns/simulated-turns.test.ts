import { expect, test } from 'vitest'
import { punctuate, quantile, simulateTurns } from '../../test/spoken-turns.ts'

const count = 500

test('of 500 turns with a pause of 0.5 to 4 seconds where one thinks, few are closed early', () => {
  const turns = simulateTurns(count, 'thought')
  const early = turns.filter(({ isEarly }) => isEarly).length
  console.info(`closed early where one thinks: ${early} of ${count}`)
  expect(early).toBeLessThanOrEqual(count * 0.02)
})

test('wherever the pause is, those that are closed early mostly had what the step needs', () => {
  const turns = simulateTurns(count, 'anywhere')
  const early = turns.filter(({ isEarly }) => isEarly).length
  const incomplete = turns.filter(({ isIncomplete }) => isIncomplete).length
  console.info(`closed early anywhere: ${early} of ${count}, before the answer was complete: ${incomplete}`)
  expect(incomplete).toBeLessThanOrEqual(count * 0.1)
})

test('after a complete answer the wait is at most 0.9 seconds', () => {
  const waits = simulateTurns(count, 'thought').map(({ wait }) => wait)
  console.info(`wait after complete answers: p50 ${quantile(waits, 0.5)} ms, p95 ${quantile(waits, 0.95)} ms`)
  expect(Math.max(...waits)).toBeLessThanOrEqual(900)
})

test('a full stop after whatever was heard closes no more turns where one thinks, and shortens the wait', () => {
  const turns = simulateTurns(count, 'thought', punctuate)
  const waits = turns.map(({ wait }) => wait)
  console.info(`with a full stop: wait p50 ${quantile(waits, 0.5)} ms, p95 ${quantile(waits, 0.95)} ms`)
  expect(turns.filter(({ isEarly }) => isEarly).length).toBeLessThanOrEqual(count * 0.02)
  expect(quantile(waits, 0.5)).toBeLessThanOrEqual(400)
})
