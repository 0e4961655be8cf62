import { describe, expect, test } from 'vitest'
import { NewChatbot, type ChatbotContent } from '#contract/teaching/chatbots.ts'
import { converse } from '#server/practice/guided/converse.ts'

type Row = readonly [language: ChatbotContent['language'], says: string, text: string]

async function outcomeOf([language, says, text]: Row): Promise<string> {
  const steps = [says, says].map((each) => ({ says: each, expects: [], hint: null, example: null }))
  const script = NewChatbot.parse({ name: 'Try', language, level: 'B1', steps })
  return (await converse({ script, seed: 1, native_language: null, student_address: 'informal' }, [text])).outcome
}

const unknown: readonly Row[] = [
  ['pt', 'É para comer aqui ou para viagem?', 'Para viagem? Não conheço essa palavra.'],
  ['en', 'Would you like a receipt?', 'A receipt? I don’t know that word.'],
  ['es', '¿Quiere el recibo?', '«Recibo»... ¿qué es eso?'],
  ['fr', 'Sur place ou à emporter ?', 'À emporter ? C’est quoi ?'],
  ['de', 'Brauchen Sie eine Quittung?', 'Quittung? Kenne ich nicht.'],
  ['it', 'Vuole lo scontrino?', 'Scontrino? Non lo conosco.'],
  ['nl', 'Wilt u de bon?', 'De bon? Wat is dat?'],
  ['ru', 'Вам нужен чек?', 'Чек? Что это?'],
  ['zh', '您要发票吗？', '“发票”？是什么意思？'],
]

const answered: readonly Row[] = [
  ['en', 'Would you like to walk or go by bus?', 'By bus? The bus is late today, so I walk.'],
  ['es', '¿Café o té?', '¿Té? Sí, me gusta mucho el té.'],
]

test('a question with “I didn’t understand” is no answer', async () => {
  expect(await outcomeOf(['it', 'Che cosa fa alla fontana?', 'Destra o sinistra? Non ho capito'])).toBe('aside')
  expect(await outcomeOf(['it', 'Che cosa fa alla fontana?', 'Vado a destra. Va bene?'])).toBe('accepted')
})

describe('a word of the question, said again', () => {
  test.each(unknown)('%s: “%s” – “%s” asks for its meaning', async (...row) => {
    expect(await outcomeOf(row)).toBe('aside')
  })
  test.each(answered)('%s: “%s” – “%s” answers', async (...row) => {
    expect(await outcomeOf(row)).toBe('accepted')
  })
})
