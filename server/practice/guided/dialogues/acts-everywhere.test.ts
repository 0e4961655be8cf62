import { describe, expect, test } from 'vitest'
import { NewChatbot, type ChatbotContent } from '#contract/teaching/chatbots.ts'
import { converse, type Reply } from '#server/practice/guided/converse.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'
import { type StudentPhrases, studentPhrases } from '#server/test/student-phrases.ts'
import type { Wordings } from '#server/practice/languages/phrase-book.ts'

type Language = ChatbotContent['language']

const languages = Object.entries(studentPhrases) as [Language, StudentPhrases][]

/** The answer at the second of two steps that take everything. */
async function answer(language: Language, text: string, reactions?: ChatbotContent['steps'][0]['reactions']) {
  const step = { says: '1?', expects: [], hint: null, example: null }
  const script = NewChatbot.parse({
    name: 'Try',
    language,
    level: 'A2',
    steps: [step, { ...step, reactions }, { ...step, says: '2?' }],
  })
  const state = { at: 1, tries: 0, asides: 0, turns: 1, accepted: 1, is_over: false, known: {} }
  return converse({ script, seed: 0, native_language: 'en' }, [{ text: '', analysis: { acts: null, state } }, text])
}
const beginsWith = (ways: Wordings, { text }: Reply) => ways.some((way) => text.startsWith(way))

describe.each(languages)('in “%s”', (language, said) => {
  test('who doesn’t understand, or has no idea, is asked again', async () => {
    const { said: partner } = await phrasesOf(language)
    for (const text of [said.not_understood, said.no_idea]) {
      const reply = await answer(language, text)
      expect([text, reply.outcome, beginsWith(partner.not_understood, reply)]).toEqual([text, 'aside', true])
    }
  })

  test('a refusal and a joke have an answer of their own', async () => {
    const { said: partner } = await phrasesOf(language)
    const refused = await answer(language, said.refusal)
    expect([refused.outcome, beginsWith(partner.refusal, refused)]).toEqual(['nudged', true])
    const joked = await answer(language, said.laughter)
    expect([joked.outcome, beginsWith(partner.joke, joked)]).toEqual(['nudged', true])
  })

  test('a question back is answered beside the answer', async () => {
    const { said: partner } = await phrasesOf(language)
    const reply = await answer(language, said.asks_back)
    expect([reply.outcome, partner.and_you.some((way) => reply.text.includes(way))]).toEqual(['accepted', true])
  })

  test('the mother tongue is no answer, and a goodbye has one', async () => {
    const { said: partner } = await phrasesOf(language)
    expect((await answer(language, 'I would like to go home now because I am tired')).outcome).toBe('aside')
    const left = await answer(language, said.goodbye)
    expect([left.outcome, beginsWith(partner.goodbye, left)]).toEqual(['aside', true])
  })

  test('a reaction to “no” is said', async () => {
    const reaction = { act: 'no' as const, matches: [], says: ['777.'], goes_to: 'next' as const }
    expect((await answer(language, said.no, [reaction])).text).toContain('777.')
  })
})
