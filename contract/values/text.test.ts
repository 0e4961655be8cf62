import fc from 'fast-check'
import { expect, test } from 'vitest'
import { address, line, lines } from './text.ts'

const name = line(80)

test('whitespace in a name, including line breaks, becomes one space', () => {
  expect(name.parse('  Ana\r\n María\t\u00a0Díaz ')).toBe('Ana María Díaz')
})

test.each([
  ['NUL', 'a\u0000b'],
  ['an escape', 'a\u001bb'],
  ['a lone surrogate', 'a\ud800b'],
  ['nothing', ' \n '],
  ['too much', 'x'.repeat(81)],
])('%s is refused in a name', (_, text) => {
  expect(name.safeParse(text).success).toBe(false)
})

test('a name may be written in any script', () => {
  for (const text of ['Łukasz Çelik', 'محمد', '王小明', 'O’Brien-Núñez', '👩‍🏫']) expect(name.parse(text)).toBe(text)
})

test('notes keep their lines', () => {
  expect(lines(100).parse(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree')
  expect(lines(100).safeParse('a\u0007').success).toBe(false)
})

test.each(['ana@school.example', 'ana+b1@sub.school.example', 'jürgen@schüle.example', "o'neill@x.co"])(
  '%s is an address',
  (text) => {
    expect(address.parse(` ${text.toUpperCase()} `)).toBe(text)
  },
)

test.each([
  '',
  'ana',
  'ana@school',
  '@school.example',
  'ana@@school.example',
  'a na@school.example',
  '.ana@school.example',
  'a..b@school.example',
  'ana@-school.example',
  'ana@school.example, bo@school.example',
  'Ana <ana@school.example>',
  `${'x'.repeat(65)}@school.example`,
])('%j is no address', (text) => {
  expect(address.safeParse(text).success).toBe(false)
})

test('accepted text is accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const once = name.safeParse(text)
      if (once.success) expect(name.parse(once.data)).toBe(once.data)
    }),
  )
})
