import { describe, expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { converse } from '#server/practice/guided/converse.ts'

const script = NewChatbot.parse({
  name: 'Clinic',
  language: 'en',
  level: 'A2',
  vocabulary: [{ word: 'the ankle', meaning: 'between foot and leg' }],
  facts: [
    { question: 'How much is it?', asks: ['how much'], says: 'It’s free.' },
    { question: 'Is there parking?', asks: ['parking'], says: 'Behind the house.' },
  ],
  steps: [
    {
      says: 'How did it happen?',
      expects: ['fell|bike'],
      hint: null,
      example: 'I fell.',
      reactions: [{ act: 'joke', matches: [], says: ['Ha! And how was it?'], goes_to: 'stay' }],
    },
    {
      says: 'When can you come?',
      expects: ['tomorrow|today|#'],
      hint: null,
      example: 'Tomorrow.',
      reactions: [{ act: null, matches: ['week'], says: ['Sooner! Today or tomorrow?'], goes_to: 'stay' }],
    },
    { says: 'Anything else?', expects: ['no|yes'], hint: null, example: 'No.' },
  ],
})
const talk = (...texts: string[]) => converse({ script, seed: 0, native_language: null }, texts)

describe('a word is asked for beside something else', () => {
  test('the answer counts, and the coach says the word', async () => {
    const { text, coach, progress } = await talk('I fell off my bike. What does "ankle" mean?')
    expect(progress.done).toBe(1)
    expect(coach).toContain('between foot and leg')
    expect(text).toContain('When can you come?')
  })

  test('an answer that breaks off at the word counts where enough was said', async () => {
    const { coach, progress } = await talk('I fell off my bike and I hurt my... how do you say "Knöchel" in English?')
    expect(progress.done).toBe(1)
    expect(coach).toContain('Knöchel')
  })

  test('but not where the word is all that was missing', async () => {
    const { progress, outcome } = await talk('I fell... how do you say "Knöchel" in English?')
    expect([progress.done, outcome]).toEqual([0, 'aside'])
  })

  test('another question is answered as well', async () => {
    const { text, coach } = await talk('What does "ankle" mean? And how much is it?')
    expect(text).toContain('It’s free.')
    expect(coach).toContain('between foot and leg')
  })
})

describe('a question that the partner can answer is answered', () => {
  test('beside what is no answer', async () => {
    const { text, progress } = await talk('The sky is blue. Is there parking?')
    expect(text).toBe('Behind the house. How did it happen?')
    expect(progress.done).toBe(0)
  })

  test('beside the wish to hear something again', async () => {
    const { text, progress } = await talk('Can you repeat that, please? And is there parking?')
    expect(text).toContain('Behind the house.')
    expect(text).toContain('How did it happen?')
    expect(progress.done).toBe(0)
  })

  test('beside what is asked again', async () => {
    const { text } = await talk('I fell', 'I come next week. Is there parking?')
    expect(text).toBe('Behind the house. Sooner! Today or tomorrow?')
  })
})

test('to hear it again is met beside a part of the answer', async () => {
  const steps = [
    { says: 'Left, then right. Say it again, please?', expects: ['left', 'right'], hint: null, example: null },
  ]
  const way = NewChatbot.parse({ name: 'Way', language: 'en', level: 'A2', vocabulary: [], steps })
  const { outcome } = await converse({ script: way, seed: 0, native_language: null }, ['Left. Can you repeat that?'])
  expect(outcome).toBe('aside')
})

describe('a student who takes leave is let go', () => {
  test('with a refusal before it', async () => {
    const { outcome, coach } = await talk('I don’t want to talk anymore, bye')
    expect([outcome, coach]).toEqual(['aside', 'You can finish now.'])
  })

  test('with words before it that are no answer', async () => {
    const { outcome } = await talk('I fell', 'the sky is blue, goodbye')
    expect(outcome).toBe('aside')
  })

  test('where any word would be an answer', async () => {
    const asking = { says: 'Where do you live?', expects: [], topics: ['*'], hint: null, example: 'In York.' }
    const open = NewChatbot.parse({ ...script, steps: [asking, ...script.steps] })
    const { outcome } = await converse({ script: open, seed: 0, native_language: null }, ['bye'])
    expect(outcome).toBe('aside')
  })

  test('even after several messages that were no answers', async () => {
    const { text, outcome } = await talk('hello', 'what?', 'hello', 'what?', 'bye')
    expect(outcome).toBe('aside')
    expect(text).not.toContain('did it happen')
  })
})
