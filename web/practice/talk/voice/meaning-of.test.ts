import { expect, test } from 'vitest'
import { meaningOf } from './meaning-of.ts'

const vocabulary = [
  { word: 'la leche', meaning: 'milk' },
  { word: 'el croissant', meaning: 'a roll' },
  { word: 'to be responsible for', meaning: 'it is your job' },
  { word: '菜单', meaning: 'menu' },
]
const meaning = (word: string) => meaningOf(vocabulary, word)?.meaning ?? null

test('a word is found with its article, in other forms and without accents', () => {
  expect(meaning('leche')).toBe('milk')
  expect(meaning('Léche')).toBe('milk')
  expect(meaning('croissants')).toBe('a roll')
  expect(meaning('responsible')).toBe('it is your job')
  expect(meaning('菜单')).toBe('menu')
})

test('a small word, or one that only begins alike, has no meaning here', () => {
  expect(meaning('la')).toBeNull()
  expect(meaning('for')).toBeNull()
  expect(meaning('croissanterie')).toBeNull()
})
