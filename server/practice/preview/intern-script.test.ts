import { expect, test } from 'vitest'
import { internScript } from '#server/practice/preview/intern-script.ts'
import { makeScript } from '#server/test/peers/model/model-world.ts'

test('a script with the same words is the same one, until many others came', () => {
  const first = internScript(makeScript({ name: 'One' }))
  expect(internScript(makeScript({ name: 'One' }))).toBe(first)
  for (let number = 0; number < 50; number++) internScript(makeScript({ name: `Other ${number}` }))
  expect(internScript(makeScript({ name: 'One' }))).not.toBe(first)
})
