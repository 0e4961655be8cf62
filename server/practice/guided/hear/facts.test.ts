import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { listenerOf } from '#server/practice/guided/language/listener.ts'
import { factsAsked } from './facts.ts'

const facts = [
  { question: 'When will my suitcase come?', asks: [], says: 'Tomorrow.' },
  { question: 'Do you have the jacket in blue?', asks: [], says: 'Yes, and in green.' },
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
  ['Is there a blue jacket?', 'Yes, and in green.'],
  ['Is it there in blue?', 'Yes, and in green.'],
  ['Do you have it in red?', null],
])('“%s” is answered with “%s”', async (question, says) => {
  const [fact = null] = factsAsked(await listenerOf(script, null), script, [question])
  expect(fact?.says ?? null).toBe(says)
})

test.each([
  ['Where is the way out, and when will my suitcase come?', ['On the left.', 'Tomorrow.']],
  ['When will my suitcase come and where is the exit?', ['Tomorrow.', 'On the left.']],
  ['Where is the way out, the exit?', ['On the left.']],
])('of two questions in “%s”, both are answered', async (question, says) => {
  const found = factsAsked(await listenerOf(script, null), script, [question])
  expect(found.map((fact) => fact.says)).toEqual(says)
})

test('a part of a German word is the word', async () => {
  const german = [{ question: 'Wann ist Mittagspause?', asks: [], says: 'Um halb eins.' }]
  const office = NewChatbot.parse({ name: 'Büro', language: 'de', facts: german })
  const [fact] = factsAsked(await listenerOf(office, null), office, ['Wann ist die Pause?'])
  expect(fact?.says).toBe('Um halb eins.')
})
