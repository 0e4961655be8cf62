import { expect, test } from 'vitest'
import { displayedText } from '#server/imports/file/displayed-text.ts'

test.each([
  [123, '00000', '00123'],
  [347, '"S"00-00', 'S03-47'],
  [12, '000\\-000', '000-012'],
  [12_345, '000', '12345'],
  [1_234_567, '000 000', '1234 567'],
  [0, '000', '000'],
  [12_345, '#,##0', '12345'],
  [12_345, undefined, '12345'],
  [-5, '000', '-5'],
  [1e21, undefined, '1000000000000000000000'],
  [12_345_678_901_234, undefined, '12345678901234'],
  [0.1 + 0.2, '0.00', '0.3'],
  [1.5, '000', '1.5'],
])('the number %d in the format %s reads %s', (value, format, text) => {
  expect(displayedText(value, format)).toBe(text)
})

test.each([
  ['2010-03-04T00:00:00Z', '2010-03-04'],
  ['2010-03-04T13:30:00Z', '2010-03-04 13:30'],
  ['1899-12-30T18:15:00Z', '18:15'],
  ['nonsense', ''],
])('the date %s reads %s', (instant, text) => {
  expect(displayedText(new Date(instant), 'dd.mm.yyyy')).toBe(text)
})

test('text and truth values read as they are', () => {
  expect(displayedText('00123', '0')).toBe('00123')
  expect(displayedText(true, undefined)).toBe('true')
})
