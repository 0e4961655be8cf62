import { expect, test } from 'vitest'
import { internScript, keepScript, knownScript } from '#server/practice/preview/intern-script.ts'
import { makeScript } from '#server/test/peers/model/model-world.ts'

test('a script with the same words is the same one, until many others came', () => {
  const first = internScript(makeScript({ name: 'One' }))
  expect(internScript(makeScript({ name: 'One' }))).toBe(first)
  for (let number = 0; number < 50; number++) internScript(makeScript({ name: `Other ${number}` }))
  expect(internScript(makeScript({ name: 'One' }))).not.toBe(first)
})

test('the script of a conversation is known without its words, until many others came', () => {
  const first = keepScript('one', makeScript({ name: 'One' }))
  expect(keepScript('two', makeScript({ name: 'One' }))).toBe(first)
  expect(knownScript('two')).toBe(first)
  for (let number = 0; number < 49; number++) internScript(makeScript({ name: `Another ${number}` }))
  expect(knownScript('one')).toBe(first)
  for (let number = 0; number < 50; number++) internScript(makeScript({ name: `Other ${number}` }))
  expect(knownScript('one')).toBeUndefined()
  expect(knownScript('three')).toBeUndefined()
})
