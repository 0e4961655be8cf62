import { expect, test } from 'vitest'
import { practiceLanguages } from '#contract/values/languages.ts'
import { queryClientOf } from '../../lib/api/query-client.ts'
import { cardLanguage, cardWordsQuery } from './card-words.ts'
import { createTranslator } from '../../lib/words/translation/translator.ts'

test('a card speaks the student’s own language where it can be practised, and else the school’s', () => {
  expect(cardLanguage('de', 'es')).toBe('de')
  expect(cardLanguage('ja', 'es')).toBe('ja')
  expect(cardLanguage('nb', 'es')).toBe('no')
  expect(cardLanguage('sw', 'es')).toBe('es')
  expect(cardLanguage(null, 'it')).toBe('it')
})

test('every language that can be practised has three short instructions of its own', async () => {
  const i18n = createTranslator()
  const words = await queryClientOf({}).fetchQuery(cardWordsQuery(i18n, practiceLanguages, 'informal'))
  const steps = practiceLanguages.flatMap((language) => words.get(language)?.steps ?? [])
  expect(new Set(steps).size).toBe(practiceLanguages.length * 3)
  expect(practiceLanguages).toHaveLength(27)
  // Longer ones would not fit on a card.
  expect(steps.filter((step) => step.length > 75)).toEqual([])
})
