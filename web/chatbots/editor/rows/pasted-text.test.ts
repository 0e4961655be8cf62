import { expect, test } from 'vitest'
import { toSingleLine, pastedLines, pastedWords } from './pasted-text.ts'

test('two columns of a spreadsheet become words with their meanings', () => {
  expect(pastedWords('pan\tbread\r\n\r\nagua\twater\tdrink\n')).toEqual([
    { word: 'pan', meaning: 'bread' },
    { word: 'agua', meaning: 'water' },
  ])
})

test.each(['pan – bread', 'pan - bread', 'pan: bread', 'pan; bread', 'pan = bread', 'pan —bread'])(
  'a line such as %j is a word with its meaning',
  (line) => {
    expect(pastedWords(line)).toEqual([{ word: 'pan', meaning: 'bread' }])
  },
)

test('a hyphen inside a word divides nothing, and a line without a meaning is a word', () => {
  expect(pastedWords('check-in')).toEqual([{ word: 'check-in', meaning: '' }])
})

test('a pasted list loses its bullets and numbers', () => {
  expect(pastedLines('• I can order.\n2. I can pay.\n\n- I can ask.')).toEqual([
    'I can order.',
    'I can pay.',
    'I can ask.',
  ])
})

test('a text of several lines becomes one where there is one', () => {
  expect(toSingleLine('Puedo pedir\r\n  con educación')).toBe('Puedo pedir con educación')
})
