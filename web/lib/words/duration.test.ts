import { expect, test } from 'vitest'
import { createDuration } from './duration.ts'

test('minutes become hours when they are an hour', () => {
  const said = [0.6, 59.4, 59.6, 61, 3913].map(createDuration('en'))
  expect(said.map(withSpaces)).toEqual(['1 min', '59 min', '1 hr', '1 hr 1 min', '65 hr 13 min'])
})

test('each language has its own words for them', () => {
  const said = ['de', 'fr', 'es', 'pt', 'it'].map((language) => createDuration(language)(125)).map(withSpaces)
  expect(said).toEqual(['2 Std. 5 Min.', '2 h 5 min', '2 h 5 min', '2 h 5 min', '2 h 5 min'])
})

test('in a sentence they stand in full', () => {
  expect(withSpaces(createDuration('en', 'long')(61))).toBe('1 hour and 1 minute')
  expect(withSpaces(createDuration('de', 'long')(233))).toBe('3 Stunden und 53 Minuten')
})

test('a line breaks between hours and minutes, and never between a number and its unit', () => {
  expect(createDuration('de')(125).split(' ')).toEqual(['2\u00a0Std.', '5\u00a0Min.'])
  expect(createDuration('fr')(125).split(' ')).toHaveLength(2)
})

/** The same with spaces like any other. */
const withSpaces = (text: string) => text.replaceAll(/\s/g, ' ')
