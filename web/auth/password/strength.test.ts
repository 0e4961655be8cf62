import { expect, test } from 'vitest'
import { cpuTimeOf } from '#server/test/cpu-time.ts'
import { measureStrength } from './strength.ts'

const own = ['Escuela Sol', 'office@sunny-school.example']

test.each([
  ['', 0, 'short'],
  ['k4!Zq', 1, 'short'],
  ['password123', 0, 'common'],
  ['aaaaaaaaaaaa', 0, 'repeat'],
  ['qwertzuiop12', 1, 'row'],
  ['escuela2026escuela', 1, 'own'],
  ['a-quiet-river-42', 4, 'fine'],
] as const)('"%s" is measured as %i of 4, and the advice is "%s"', (password, most, advice) => {
  const { score, advice: given } = measureStrength(password, own)
  expect(given).toBe(advice)
  if (most === 4) expect(score).toBe(4)
  else expect(score).toBeLessThanOrEqual(most)
})

test('the school’s own words add nothing', () => {
  const { score } = measureStrength('escuela-sunny-school', own)
  expect(score).toBeLessThan(measureStrength('escuela-sunny-school', []).score)
})

test('one own word in a long password does no harm', () => {
  expect(measureStrength('a-quiet-escuela-river-42', own)).toEqual({ score: 4, advice: 'fine' })
})

test('the longest password is measured while one types', async () => {
  const work = await cpuTimeOf(() => measureStrength('a1b2c3d4e5f6g7h8i9j0'.repeat(7).slice(0, 128), own))
  expect(work).toBeLessThan(2_000)
})
