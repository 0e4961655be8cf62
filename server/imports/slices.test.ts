import { expect, test } from 'vitest'
import { runAtOnce, runInSlices, mapInSteps, type Steps } from '#server/imports/slices.ts'

/** Works until the event loop has had a turn or two. */
function* spin(isEnough: () => boolean): Steps<string> {
  while (!isEnough()) yield
  return 'done'
}

test('long work lets others have their turns, and comes to the same end', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 1)
  await expect(runInSlices(spin(() => turns > 1))).resolves.toBe('done')
  clearInterval(others)
  let steps = 0
  expect(runAtOnce(spin(() => (steps += 1) > 3))).toBe('done')
})

test('a list is gone through in order, with steps in between', () => {
  const items = Array.from({ length: 120 }, (_, position) => position)
  expect(runAtOnce(mapInSteps(items, (item, position) => item + position))).toEqual(items.map((item) => 2 * item))
  expect([...mapInSteps(items, String)]).toHaveLength(3)
})
