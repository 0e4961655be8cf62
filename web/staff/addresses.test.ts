import { expect, test } from 'vitest'
import { readAddresses } from './addresses.ts'

test.each([
  ['ana@x.example', ['ana@x.example']],
  ['Ana@X.example, bo@x.example;\ncleo@x.example', ['ana@x.example', 'bo@x.example', 'cleo@x.example']],
  ['Ana Ruiz <ana@x.example>, "Ruiz, Bo" <bo@x.example>', ['ana@x.example', 'bo@x.example']],
  ['ana@x.example ana@x.example', ['ana@x.example']],
])('%s', (text, emails) => {
  expect(readAddresses(text)).toEqual({ emails })
})

test('what is no address, none, or too many is named', () => {
  expect(readAddresses(' \n')).toEqual({ problem: 'noEmails' })
  expect(readAddresses('ana@x.example, bo')).toEqual({ problem: 'badEmail', email: 'bo' })
  const many = Array.from({ length: 51 }, (_, index) => `m${index}@x.example`).join(' ')
  expect(readAddresses(many)).toEqual({ problem: 'tooMany' })
})
