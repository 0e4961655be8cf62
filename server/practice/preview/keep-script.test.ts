import { expect, test } from 'vitest'
import { keepScript } from '#server/practice/preview/keep-script.ts'
import { makeScript } from '#server/test/peers/model/model-world.ts'

test('a script with the same words is the same one, until many others came', () => {
  const first = keepScript(makeScript({ name: 'One' }))
  expect(keepScript(makeScript({ name: 'One' }))).toBe(first)
  for (let number = 0; number < 50; number++) keepScript(makeScript({ name: `Other ${number}` }))
  expect(keepScript(makeScript({ name: 'One' }))).not.toBe(first)
})
