import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { interfaceLanguages, type PracticeLanguage } from '#contract/values/languages.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import { everydayWords } from './everyday-words.ts'
import { translationOf } from './glossary.ts'

async function translated(language: PracticeLanguage, own: string | null, word: string): Promise<string | null> {
  const vocabulary = [{ word: 'the till', meaning: 'la caja' }]
  const script = NewChatbot.parse({ name: 'Try', language, vocabulary })
  return translationOf(script, await listenerOf(script, own), own, word)
}

test('a word of another language is found with its article, without, and by a second name', async () => {
  expect(await translated('en', 'es', 'cuchara')).toBe('the spoon')
  expect(await translated('en', 'es', 'la cuchara')).toBe('the spoon')
  expect(await translated('de', 'en', 'elevator')).toBe('der Aufzug')
  expect(await translated('fr', null, 'receipt')).toBe('le reçu')
  expect(await translated('it', 'de', 'Regenschirm')).toBe('l’ombrello')
})

test('the chatbot’s own words come first, and what is nowhere is not made up', async () => {
  expect(await translated('en', 'es', 'la caja')).toBe('the till')
  expect(await translated('en', 'es', 'desoxirribonucleico')).toBeNull()
  expect(await translated('pl', 'es', 'cuchara')).toBeNull()
})

test('every row has a word in each language', () => {
  const rows = everydayWords.trim().split('\n')
  for (const row of rows)
    expect([row, row.split('|').filter((cell) => cell.trim()).length]).toEqual([row, interfaceLanguages.length])
  expect(rows.length).toBeGreaterThan(300)
})
