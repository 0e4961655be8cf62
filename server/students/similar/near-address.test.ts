import { expect, test } from 'vitest'
import { bareAddress, isNearAddress } from '#server/students/similar/near-address.ts'

test.each([
  ['ana.lopez@x.example', 'ana.lopes@x.example'],
  ['ana.lopez@x.example', 'ana.lopz@x.example'],
  ['ana.lopez@x.example', 'analopez@x.example'],
  ['ana@gmail.example', 'ana@gmial.example'],
  ['ana@x.example', 'ana@x.example'],
])('%s could be a slip for %s', (one, other) => {
  expect(isNearAddress(one, other)).toBe(true)
  expect(isNearAddress(other, one)).toBe(true)
})

test.each([
  ['ana1@x.example', 'ana2@x.example'],
  ['ana1@x.example', 'ana11@x.example'],
  ['j.weber@x.example', 'k.weber@x.example'],
  ['anna@x.example', 'hanna@x.example'],
  ['ana@x.example', 'eva@x.example'],
  ['anab@x.example', 'baan@x.example'],
  ['', 'a@x.example'],
])('%s is no slip for %s', (one, other) => {
  expect(isNearAddress(one, other)).toBe(false)
  expect(isNearAddress(other, one)).toBe(false)
})

test('a tag does not make another address', () => {
  expect(bareAddress('ana+b1+c@x.example')).toBe('ana@x.example')
  expect(bareAddress('ana@x+y.example')).toBe('ana@x+y.example')
})
