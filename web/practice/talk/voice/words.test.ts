import { expect, test } from 'vitest'
import { wordAt } from './words.ts'

const word = (text: string, place: number, language: string) => wordAt(text, place, language)?.word

test('the word at a place is found, with its accents', () => {
  const text = '¿Qué desea tomar, señora?'
  expect(word(text, 1, 'es')).toBe('Qué')
  expect(word(text, 13, 'es')).toBe('tomar')
  expect(wordAt(text, 20, 'es')).toEqual({ word: 'señora', start: 18, end: 24 })
})

test('between words there is none', () => {
  expect(word('Hola, Ana', 4, 'es')).toBeUndefined()
  expect(word('Hola, Ana', 5, 'es')).toBeUndefined()
  expect(word('Hola', 40, 'es')).toBeUndefined()
})

test('languages without spaces have words, too', () => {
  expect(word('ラーメンをください。', 1, 'ja')).toBe('ラーメン')
  expect(word('我想喝咖啡', 3, 'zh')).toBe('咖啡')
})

test('from right to left a word is found by its letters', () => {
  expect(word('أريد شاي من فضلك', 6, 'ar')).toBe('شاي')
})
