import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import { factAsked } from './facts.ts'

const facts = [
  { question: 'When will my suitcase come?', asks: [], says: 'Tomorrow.' },
  { question: 'Where is the exit?', asks: ['exit|way out'], says: 'On the left.' },
]
const script = NewChatbot.parse({ name: 'Try', language: 'en', facts })

test.each([
  ['When will my suitcase come?', 'Tomorrow.'],
  ['When will it come?', 'Tomorrow.'],
  ['How do I find the way out?', 'On the left.'],
  ['When will the hotel come?', null],
  ['Where will it come?', null],
  ['When is it?', null],
])('“%s” is answered with “%s”', async (question, says) => {
  expect(factAsked(await listenerOf(script, null), script, [question])?.says ?? null).toBe(says)
})
