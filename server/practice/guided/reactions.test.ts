import { describe, expect, test } from 'vitest'
import type { Reaction } from '#contract/teaching/chatbot-step.ts'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { converse } from './converse.ts'

describe('an answer is met with the reaction that fits', () => {
  const when = (matches: string[], says: string, goes_to: Reaction['goes_to'] = 'next'): Reaction => ({
    act: null,
    matches,
    says: [says],
    goes_to,
  })
  const on = (act: Reaction['act'], says: string, goes_to: Reaction['goes_to'] = 'next'): Reaction => ({
    ...when([], says, goes_to),
    act,
  })
  const script = NewChatbot.parse({
    name: 'Bus',
    language: 'en',
    level: 'B1',
    closing_message: 'Have a safe trip!',
    facts: [
      { question: 'What’s your name?', asks: ['name'], says: 'I’m Sam.' },
      { question: 'How much is a ticket?', asks: [], says: 'Four pounds.' },
    ],
    twists: [],
    steps: [
      {
        says: 'Will you walk or take the bus?',
        expects: ['walk|bus'],
        hint: null,
        example: 'I’ll walk.',
        reactions: [when(['bus'], 'The {heard}! Careful, it’s full.'), on('no', 'Then stay here.', 'end')],
      },
      {
        says: 'How do you feel about it?',
        expects: [],
        hint: null,
        example: 'I feel fine.',
        other_wordings: ['And how does that make you feel?'],
        topics: ['happy|sad|fine|afraid|nervous|glad'],
        reactions: [on('dont_know', 'Take your time. Happy or nervous?', 'stay'), on('asks_back', 'Me? I’m happy.')],
      },
      { says: 'When do you leave?', expects: ['#|tomorrow|today'], hint: null, example: 'Tomorrow.' },
    ],
  })
  const talk = (...texts: string[]) => converse({ script, seed: 0, native_language: null }, texts)

  test('the choice is heard, with the student’s own word', async () => {
    const { text, progress } = await talk('By bus, it is very cold')
    expect(text).toMatch(/^The bus! Careful, it’s full\. /)
    expect(progress.done).toBe(1)
  })
  test('a “no” leads elsewhere, here to the end with the partner’s own goodbye', async () => {
    const { text, progress } = await talk('No, I don’t want to')
    expect(text).toBe('Then stay here. Have a safe trip!')
    expect(progress.is_over).toBe(true)
  })
  test('a question is answered and the step is asked again; beside an answer, the talk goes on', async () => {
    const asked = await talk('What is your name?')
    expect(asked.text).toBe('I’m Sam. Will you walk or take the bus?')
    expect([asked.was_accepted, asked.progress.done]).toEqual([false, 0])
    const both = await talk('I’ll walk. How much is a ticket?')
    expect(both.text).toMatch(/Four pounds\. /)
    expect(both.was_accepted).toBe(true)
    expect((await talk('Where is the moon?')).text).toMatch(/know.*walk or take the bus\?$/)
  })
  test('an open answer has to touch a topic; one word is asked for more, once, and costs no try', async () => {
    const off = await talk('I’ll walk', 'My mother cooks well')
    expect(off.was_accepted).toBe(false)
    const short = await talk('I’ll walk', 'Chaos')
    expect([short.text.includes('Chaos'), short.was_accepted, short.state.tries]).toEqual([true, false, 0])
    expect((await talk('I’ll walk', 'I’m a bit nervous')).was_accepted).toBe(true)
  })
  test('who asks back is answered, and who doesn’t know is waited for', async () => {
    expect((await talk('I’ll walk', 'I’m happy. And you?')).text).toMatch(/Me\? I’m happy\. When do you leave\?$/)
    const lost = await talk('I’ll walk', 'I don’t know')
    expect([lost.text, lost.progress.done]).toEqual(['Take your time. Happy or nervous?', 1])
  })
  test('after two answers that don’t fit the coach shows one, and the step is not counted as done', async () => {
    const helped = await talk('purple', 'cheese')
    expect(helped.coach).toBe('You could say: “I’ll walk”')
    expect([helped.progress.done, helped.state.accepted]).toEqual([1, 0])
  })
  test('a reaction that asks again is not said beside the next question', async () => {
    const lost = 'I don’t know'
    const { text, progress } = await talk('I’ll walk', lost, lost, 'I don’t know, I’m a bit nervous')
    expect([progress.done, text.includes('Take your time')]).toEqual([2, false])
  })
  test('the next conversation asks in other words', async () => {
    const asked = async (seed: number) => (await converse({ script, seed, native_language: null }, ['I’ll walk'])).text
    expect(new Set([await asked(0), await asked(1)].map((text) => text.split(/(?<=\.) /).at(-1))).size).toBe(2)
  })
})

test.each([
  ['en', 'How do I say cuchara?', 'the spoon'],
  ['de', 'Wie sagt man cuchara?', 'der Löffel'],
  ['fr', 'Comment on dit cuchara ?', 'la cuillère'],
  ['it', 'Come si dice cuchara?', 'il cucchiaio'],
  ['pt', 'Como se diz cuchara?', 'a colher'],
] as const)('the coach says how to say a word, in %s', async (language, text, word) => {
  const steps = [{ says: 'A?', expects: ['b'], hint: null, example: 'b' }]
  const script = NewChatbot.parse({ name: 'Try', language, level: 'B1', steps })
  const { coach, progress } = await converse({ script, seed: 0, native_language: 'es' }, [text])
  expect([coach?.includes(word), progress.done]).toEqual([true, 0])
})
