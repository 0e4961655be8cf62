import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { converse } from '#server/practice/guided/converse.ts'

const vocabulary = [
  { word: 'salary', meaning: 'the money that you earn' },
  { word: 'juice', meaning: 'a drink of fruit' },
]
const ask = async (says: string, expects: string[], text: string) => {
  const steps = [{ says, expects, hint: null, example: 'How much do you pay?' }]
  const script = NewChatbot.parse({ name: 'Try', language: 'en', vocabulary, steps })
  return converse({ script, seed: 0, native_language: null }, [text])
}
const isExplained = (coach: string | null) => coach?.includes('means') ?? false

test('where a question is wanted, “what is the salary” asks for the salary', async () => {
  const reply = await ask('What would you like to know?', ['what|how|when'], 'What is the salary?')
  expect(reply.was_accepted).toBe(true)
  expect(isExplained(reply.coach)).toBe(false)
})

test('a word of the question, and one that is asked for by name, are explained', async () => {
  const words: readonly [string, string[], string][] = [
    ['The salary is good. Do you have questions?', ['what|how'], 'What is a salary?'],
    ['What would you like to know?', ['what|how'], 'What does salary mean?'],
  ]
  for (const [says, expects, text] of words) {
    const reply = await ask(says, expects, text)
    expect(reply.was_accepted).toBe(false)
    expect(isExplained(reply.coach)).toBe(true)
  }
})

test('where no question is wanted, the word is explained, even if it would do as an answer', async () => {
  const steps = [
    { says: 'What would you like to drink?', expects: ['what|juice'], hint: null, example: 'Juice, please.' },
  ]
  const script = NewChatbot.parse({ name: 'Try', language: 'en', vocabulary, steps })
  const reply = await converse({ script, seed: 0, native_language: null }, ['What is juice?'])
  expect([reply.was_accepted, isExplained(reply.coach)]).toEqual([false, true])
})
