import { expect, test } from 'vitest'
import { atOnce, inTurns, mapInSteps, type Steps } from '#server/imports/turns.ts'

function* spin(milliseconds: number): Steps<string> {
  const until = performance.now() + milliseconds
  while (performance.now() < until) yield
  return 'done'
}

test('long work lets others have their turns, and comes to the same end', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 1)
  await expect(inTurns(spin(100))).resolves.toBe('done')
  clearInterval(others)
  expect(turns).toBeGreaterThan(1)
  expect(atOnce(spin(1))).toBe('done')
})

test('a list is gone through in order, with steps in between', () => {
  const items = Array.from({ length: 120 }, (_, position) => position)
  expect(atOnce(mapInSteps(items, (item, position) => item + position))).toEqual(items.map((item) => 2 * item))
  expect([...mapInSteps(items, String)]).toHaveLength(3)
})
