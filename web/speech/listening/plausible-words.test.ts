import { expect, test } from 'vitest'
import { plausibleWords } from './plausible-words.ts'

const passed = (text: string, places: readonly number[]) => {
  const words: number[] = []
  const hear = plausibleWords(text, (place) => words.push(place))
  for (const place of places) hear(place)
  return words
}

test('where words begin is passed on', () => {
  expect(passed('¿Qué desea tomar?', [0, 5, 11])).toEqual([0, 5, 11])
})

test('a voice that tells of the first letter only is heard once', () => {
  expect(passed('Hola, Ana', [0, 0, 0])).toEqual([0])
})

test('places in the middle of words, passed ones and those beyond the end are left out', () => {
  expect(passed('Hola, Ana. Buenos días.', [0, 2, 6, 0, 11, 6, 18, 90, -1, Number.NaN])).toEqual([0, 6, 11, 18])
})

test('in a language without spaces any letter may begin a word', () => {
  expect(passed('我想喝咖啡', [0, 1, 3])).toEqual([0, 1, 3])
})
