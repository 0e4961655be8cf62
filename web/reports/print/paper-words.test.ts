import { expect, test } from 'vitest'
import { paperLanguage } from './paper-words.ts'

test('the page speaks the student’s own language where the interface has it', () => {
  expect(paperLanguage(null, 'de', 'en')).toBe('de')
  expect(paperLanguage(null, 'ja', 'fr')).toBe('fr')
  expect(paperLanguage(null, null, 'it')).toBe('it')
})

test('a language that was chosen comes first, and one that there isn’t is passed over', () => {
  expect(paperLanguage('es', 'de', 'en')).toBe('es')
  expect(paperLanguage('tlh', 'de', 'en')).toBe('de')
})
