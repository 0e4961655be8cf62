import { expect, test } from 'vitest'
import { alternativesIn } from './alternatives-in.ts'

test.each([
  ['suitcase, bag', 'en', 'suitcase|bag'],
  ['black / blue / red', 'en', 'black|blue|red'],
  ['black, blue or red', 'en', 'black|blue|red'],
  ['black, blue, or red', 'en', 'black|blue|red'],
  ['café o té\npor favor', 'es', 'café|té\npor favor'],
  ['ja oder nein', 'de', 'ja|nein'],
  ['コーヒー、お茶', 'ja', 'コーヒー|お茶'],
])('“%s” in “%s” lists alternatives', (text, language, changed) => {
  expect(alternativesIn(text, language)).toBe(changed)
})

test.each([
  ['', 'en'],
  ['suitcase', 'en'],
  ['tea|coffee', 'en'],
  ['a cup of tea\nplease', 'en'],
  ['orange', 'en'],
])('“%s” does not', (text, language) => {
  expect(alternativesIn(text, language)).toBeNull()
})
