import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { converse } from '#server/practice/guided/converse.ts'

const script = NewChatbot.parse({
  name: 'Shop',
  language: 'en',
  level: 'A2',
  vocabulary: [{ word: 'receipt', meaning: 'a piece of paper that says what you paid' }],
  facts: [
    { question: 'What’s your name?', asks: ['name'], says: 'I’m Sam.' },
    { question: 'How much is a jacket?', asks: ['how much'], says: 'Forty pounds.' },
  ],
  steps: [
    {
      says: 'What are you looking for?',
      expects: [],
      topics: ['jacket|coat|shirt'],
      hint: null,
      example: 'A jacket, please.',
    },
    { says: 'What colour?', expects: ['red|blue'], hint: null, example: 'Red.' },
  ],
})
const talk = (...texts: string[]) => converse({ script, seed: 0, native_language: 'es' }, texts)

test('an answer counts beside a sentence that asks for a word, which the coach answers', async () => {
  const { outcome, text, coach } = await talk('How do you say "cuchara"? I’d like a warm jacket.')
  expect({ outcome, text }).toEqual({ outcome: 'accepted', text: expect.stringContaining('What colour?') })
  expect(coach).toContain('cuchara')
})

test('an answer counts in front of a clause that asks for a word', async () => {
  const { outcome } = await talk('I’m looking for a jacket, and what do you call the thing for the neck?')
  expect(outcome).toBe('accepted')
})

test('a question beside one for a word is answered', async () => {
  const { outcome, text, coach } = await talk('What does receipt mean? And how much is a jacket?')
  expect({ outcome, text }).toEqual({ outcome: 'asked', text: expect.stringContaining('Forty pounds.') })
  expect(coach).toContain('a piece of paper')
})

test('a word that is asked for is no answer by itself', async () => {
  for (const text of ['How do you say "jacket" in Spanish?', 'What does jacket mean? I don’t know.'])
    expect({ text, was: (await talk(text)).was_accepted }).toEqual({ text, was: false })
})

test('a thing without a name is not said again empty', async () => {
  expect((await talk('How do you call it?')).coach).not.toContain('“”')
})

test('what is known is answered before anything is asked again', async () => {
  const { text } = await talk('Here is Ana. Please, what is your name?')
  expect(text).toContain('I’m Sam.')
  expect(text).not.toContain('Sorry')
})

test('“again” in a question for a name asks for the name', async () => {
  expect((await talk('And what is your name once more?')).text).toContain('I’m Sam.')
  expect((await talk('Once more, please?')).text).not.toContain('I’m Sam.')
})

test('why something is asked has an answer', async () => {
  const { text, outcome } = await talk('Why do you want to know?')
  expect(outcome).toBe('aside')
  expect(text).toMatch(/know\. What are you looking for\?$/)
})

test('a bare no to an open question has it asked in other words', async () => {
  const [first, ...others] = script.steps
  const steps = [{ ...first, says: 'What is it?', other_wordings: ['What shall I bring?'] }, ...others]
  const { text } = await converse({ script: NewChatbot.parse({ ...script, steps }), seed: 0, native_language: null }, [
    'no',
  ])
  expect(text).toMatch(/another way\. What/)
})

test('a wish to go is met with a goodbye', async () => {
  const { text } = await talk('whatever. can i go now?')
  expect(text).toMatch(/Goodbye/)
  expect(text).not.toContain('looking for')
})

test('what is wished for in jest is heard as a joke', async () => {
  for (const joke of ['i want an elephant', 'you are so weird']) expect((await talk(joke)).text).toMatch(/^Ha, /)
})

test.each(['I don’t understand', 'No entiendo', 'Can you help me?', 'Can you repeat that, please?'])(
  'a call for help is met as one however often it comes, and the coach shows an answer in the end: %s',
  async (text) => {
    const calls = Array<string>(6).fill(text)
    const [early, late] = [await talk(...calls.slice(0, 2)), await talk(...calls)]
    const was = { outcome: 'aside', text: expect.stringContaining('What are you looking for?') }
    expect([early, late]).toEqual([expect.objectContaining(was), expect.objectContaining(was)])
    expect(early.coach ?? '').not.toContain('A jacket, please')
    expect(late.coach).toContain('A jacket, please')
  },
)
