import { expect, test } from 'vitest'
import { chatbotLengths, chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { practiceLimits } from '#contract/practice/practice.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { correctionsIn } from '#server/practice/measures/corrections.ts'
import { alternativesOf, judgedPart, most } from './bounds.ts'
import { judge } from './judge.ts'
import { type Listener, listenerOf } from '#server/practice/guided/language/listener.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Words that differ from each other and are long enough to be compared by their letters. */
const word = (number: number) =>
  Array.from({ length: 6 }, (_, at) => letters[Math.floor((number * 7919 + 13) / 26 ** at) % 26]).join('')
const wordsFrom = (first: number, between: string, length: number) => {
  let text = word(first)
  for (let next = first + 1; text.length + between.length + 6 <= length; next += 1) text += between + word(next)
  return text
}
const largest = (language: string) =>
  NewChatbot.parse({
    name: 'Try',
    language,
    steps: Array.from({ length: chatbotLists.steps }, (_step, at) => ({
      says: '¿Y?',
      expects: Array.from({ length: chatbotLists.expects }, (_entry, entry) =>
        wordsFrom(at * 1000 + entry * 60, '|', chatbotLengths.expects),
      ),
      hint: null,
      example: null,
    })),
  })
const longest = wordsFrom(90_000, ' ', practiceLimits.message)

/** The same listener, and how often it looked closely at a word. */
function counting(listener: Listener) {
  let looks = 0
  const tongue: Listener['tongue'] = {
    ...listener.tongue,
    stem: (text) => {
      looks += 1
      return listener.tongue.stem(text)
    },
    isNumber: (said) => {
      looks += 1
      return listener.tongue.isNumber(said)
    },
  }
  return { listener: { ...listener, tongue }, looks: () => looks }
}

test.for(['es', 'de', 'ko', 'ar'])(
  'the longest message and the largest chatbot in %s cost a bounded number of comparisons',
  async (language) => {
    const script = largest(language)
    const { listener, looks } = counting(await listenerOf(script, 'en'))
    const text = judgedPart(longest, language)
    expect(listener.tongue.wordsOf(text)).toHaveLength(200)
    for (const step of script.steps) judge(listener, script, step, text)
    expect(looks()).toBeLessThanOrEqual(200 * most.ofChatbot * 3)
  },
)

test('mending the longest message looks at each word of the chatbot once', async () => {
  const script = largest('es')
  const { listener, looks } = counting(await listenerOf(script, 'en'))
  correctionsIn(listener, script, longest, script.steps[0] ?? null)
  expect(looks()).toBeLessThanOrEqual(10_000)
})

test('a usual chatbot and a usual message are judged whole', async () => {
  for (const language of interfaceLanguages)
    for (const template of await templatesOf(language)) expect(alternativesOf(template)).toBe(most.ofStep)
  const text = 'Sí, un café con leche, por favor. '.repeat(20)
  expect(judgedPart(text, 'es')).toBe(text)
})
