import { beforeAll, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import type { Report, ReportTotals } from '#contract/practice/reports.ts'
import { queryClientOf } from '../../lib/api/query-client.ts'
import { paperWordsQuery } from './paper-words.ts'
import { createFigures, sentencesOf } from './sentences.ts'
import { createTranslator } from '../../lib/words/translation/translator.ts'

const i18n = createTranslator()
beforeAll(async () => {
  const client = queryClientOf({})
  for (const language of interfaceLanguages) await client.fetchQuery(paperWordsQuery(i18n, language))
})

const totals: ReportTotals = {
  conversations: 3,
  turns: 18,
  minutes: 42,
  stayed: 0.84,
  students: 1,
  days: 3,
  words: 120,
  corrections: { spelling: 2, accents: 1, grammar: 0, other_language: 0 },
  steps_done: 4,
  steps_total: 6,
}
const word = (text: string) => ({ word: text, language: 'es' as const, conversations: 2 })
const corrected = (written: string, better: string | null) => ({
  kind: 'spelling' as const,
  written,
  better,
  language: 'es' as const,
  conversations: 1,
})
const report: Report = {
  of: { kind: 'student', id: '0190a0b0-0000-7000-8000-000000000001', name: 'Ana & Bo' },
  from: '2026-11-01',
  to: '2026-11-30',
  totals,
  before: { ...totals, minutes: 30 },
  unit: 'day',
  days: [],
  students: [],
  partners: [],
  vocabulary: { conversations: 2, used: [word('cuenta'), word('mesa')], missed: [word('azúcar')] },
  corrections: [corrected('cafe', 'café'), corrected('please', null), corrected('Cafe', 'café')],
  mistakes: [],
  homework: null,
}

test('parents read how long, how much more, how far in the language, and which words', () => {
  expect(sentencesOf(report, i18n, 'en')).toEqual([
    'Ana & Bo practised on 3 days, for 42 minutes in total.',
    'That’s 12 minutes more than in the period before.',
    '84% of the text was in the target language.',
    'Words used: cuenta and mesa.',
    'Worth another look: café.',
  ])
})

test('less is said as less, and the same is not said at all', () => {
  const less = sentencesOf({ ...report, before: { ...totals, minutes: 60 } }, i18n, 'en')
  expect(less[1]).toBe('That’s 18 minutes less than in the period before.')
  const same = sentencesOf({ ...report, before: totals }, i18n, 'en')
  expect(same.join(' ')).not.toMatch(/than in the period before/)
})

test('what is not known is not said', () => {
  const little = { ...report, totals: { ...totals, days: 1, minutes: 0.4, stayed: null } }
  const nothing = { vocabulary: { conversations: 0, used: [], missed: [] }, corrections: [] }
  expect(sentencesOf({ ...little, ...nothing, before: little.totals }, i18n, 'en')).toEqual([
    'Ana & Bo practised on 1 day, for 1 minute in total.',
  ])
})

test('who did not practise gets one sentence', () => {
  const never = { ...report, totals: { ...totals, conversations: 0, minutes: 0, days: 0 } }
  expect(sentencesOf(never, i18n, 'de')).toEqual(['Ana & Bo hat in dieser Zeit nicht geübt.'])
})

test('a few words are enough', () => {
  const many = Array.from({ length: 20 }, (_, place) => word(`palabra${place}`))
  const used = sentencesOf({ ...report, vocabulary: { ...report.vocabulary, used: many } }, i18n, 'en')[3]
  expect(used?.match(/palabra/g)).toHaveLength(8)
})

test.each(interfaceLanguages)('the page is whole in %s', (language) => {
  const sentences = sentencesOf(report, i18n, language)
  expect(sentences).toHaveLength(5)
  expect(sentences.join(' ')).not.toMatch(/\{\{|paper\.|undefined/)
})

test('figures are written as the language has them', () => {
  expect(createFigures('de').share(0.84)).toBe('84\u00a0%')
  expect(createFigures('fr').time(42)).toMatch(/42.minutes/)
  expect(createFigures('es').list(['uno', 'dos'])).toBe('uno y dos')
})
