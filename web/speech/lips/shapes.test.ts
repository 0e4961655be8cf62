import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadSpelling } from './load-spelling.ts'
import { shapesOf, weightOf } from './shapes.ts'
import { anyText } from './test/any-text.ts'

const english = await loadSpelling('en')
const visemes = (text: string) => shapesOf(text, english).map(({ viseme }) => viseme)

test('a sentence is shapes in their order, with a rest at its end', () => {
  expect(visemes('My moon.')).toEqual(['closed', 'open', 'wide', 'closed', 'pucker', 'tongue', 'rest'])
})

test('a comma is a short rest, a full stop between sentences a longer one, several signs are one', () => {
  const rests = shapesOf('Me, me. Me?! Me…', english).filter(({ viseme }) => viseme === 'rest')
  expect(rests.map(({ weight }) => weight)).toEqual([2.5, 4, 4, 0.5])
})

test('emoji, markup and quotes are silent', () => {
  expect(visemes('**My** 😀👩‍🏫 <b>moon</b> “”')).toEqual(visemes('My moon'))
  expect(visemes('[My](https://example.com/map) moon')).toEqual(visemes('My moon'))
  expect(visemes('😀 …')).toEqual([])
})

test('every shape knows the letter that it says', () => {
  expect(shapesOf('My moon', english).map(({ place }) => place)).toEqual([0, 1, 1, 3, 4, 6, 7])
  const letters = 'Ce\u0301line pays 25 €'
  const places = shapesOf(letters, english).map(({ place }) => place)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places.at(-1)).toBe(letters.length)
})

test('a vowel lasts longer than a consonant, and a long one longer than a short one', () => {
  expect(weightOf(shapesOf('moon', english))).toBeGreaterThan(weightOf(shapesOf('man', english)))
  expect(weightOf(shapesOf('a', english))).toBeGreaterThan(0)
  expect(weightOf([])).toBe(0)
})

test('a sign is said by its name', () => {
  expect(visemes('you & me')).toEqual(visemes('you and me'))
  expect(visemes('5 €')).toEqual(visemes('five euros'))
})

test('the shapes of any text lie within it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const shapes = shapesOf(text, english)
      expect(shapes.every(({ place, weight }) => place >= 0 && place <= text.length && weight > 0)).toBe(true)
      expect(shapes.at(-1)?.viseme ?? 'rest').toBe('rest')
    }),
  )
})
