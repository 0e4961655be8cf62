import { beforeAll, expect, test } from 'vitest'
import type { Summary } from '#contract/practice/conversations.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import { purgeConversations } from '#server/practice/retention.queries.ts'
import { begin, giveChatbot, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const now = () => new Date().toISOString()
const listed = (...words: string[]) => words.map((word) => ({ word, meaning: null }))
const spelling = (written: string, better: string): Correction => ({ kind: 'spelling', written, better })

/** A school with a student whose conversations of today ended with these summaries. */
async function openTold(
  summaries: readonly (Partial<Summary> | null)[],
  language: 'es' | 'en' = 'es',
): Promise<School & { student_id: string }> {
  const school = await world.signUp()
  const { id: student_id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  for (const summary of summaries)
    await addPastConversation(world, school, { student_id, at: now(), summary, language })
  return { ...school, student_id }
}

test('words are counted by conversation, in any case, and shown in the most frequent spelling', async () => {
  const { api } = await openTold([
    { words_used: listed('La cuenta', 'el té') },
    { words_used: listed('la cuenta'), words_missed: listed('el té') },
    { words_used: listed('la cuenta'), words_missed: listed('el zumo', 'el té') },
    null,
  ])
  const { totals, vocabulary } = await api.reports.get()
  const es = { language: 'es' }
  expect(totals.conversations).toBe(4)
  expect(vocabulary).toEqual({
    conversations: 3,
    used: [
      { word: 'la cuenta', ...es, conversations: 3 },
      { word: 'el té', ...es, conversations: 1 },
    ],
    missed: [
      { word: 'el té', ...es, conversations: 2 },
      { word: 'el zumo', ...es, conversations: 1 },
    ],
  })
})

test('the most frequent corrections come first; what became of the same word differently stays apart', async () => {
  const foreign: Correction = { kind: 'other_language', written: 'thank you', better: null }
  const { api } = await openTold([
    { corrections: [spelling('Cafe', 'Café'), foreign] },
    { corrections: [spelling('cafe', 'café'), foreign] },
    { corrections: [spelling('cafe', 'café'), spelling('cuneta', 'cuenta')] },
    { corrections: [spelling('cuneta', 'cunita')] },
  ])
  const { corrections } = await api.reports.get()
  expect(corrections.map(({ written, better, conversations }) => [written, better, conversations])).toEqual([
    ['cafe', 'café', 3],
    ['thank you', null, 2],
    ['cuneta', 'cuenta', 1],
    ['cuneta', 'cunita', 1],
  ])
})

test('of two languages the same word is two, and at most fifty words and thirty corrections are given', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `palabra ${index}`)
  const { student_id, ...school } = await openTold([
    { words_used: listed('no'), words_missed: listed(...many), corrections: many.map((word) => spelling(word, 'x')) },
  ])
  const { api } = school
  const { id: chatbot_id } = await api.chatbots.add({ body: { name: 'Bar', language: 'es' } })
  await addPastConversation(world, school, { student_id, chatbot_id, at: now(), summary: { words_used: listed('no') } })
  await world.pool.query(`update conversations set language = 'it' where chatbot_id = $1`, [chatbot_id])
  const { vocabulary, corrections } = await api.reports.get()
  expect(vocabulary.used.map(({ word, language }) => [word, language])).toEqual([
    ['no', 'es'],
    ['no', 'it'],
  ])
  expect([vocabulary.missed.length, corrections.length]).toEqual([50, 30])
})

test('a chatbot’s words are those of its own conversations', async () => {
  const { student_id, ...school } = await openTold([{ words_used: listed('el té') }])
  const chatbot_id = await giveChatbot(school, {})
  await addPastConversation(world, school, {
    student_id,
    chatbot_id,
    at: now(),
    summary: { words_used: listed('la cuenta') },
  })
  const { vocabulary } = await school.api.reports.get({ query: { chatbot_id } })
  expect(vocabulary.used.map(({ word }) => word)).toEqual(['la cuenta'])
})

test('what was measured stays when the text is deleted; its words and corrections go', async () => {
  const pupil = await openPracticeStudent(world)
  const { api } = pupil.school
  const id = await begin(pupil)
  await say(pupil, id, 'Un cafe, por favor.')
  await say(pupil, id, 'La cuenta, por favor.')
  await pupil.api.practice.finish({ params: { id } })
  const fresh = await api.reports.get()
  expect(fresh.vocabulary).toMatchObject({ conversations: 1, used: [{ word: 'la cuenta' }] })
  expect(fresh.corrections).toMatchObject([{ kind: 'accents', written: 'cafe', better: 'café', language: 'es' }])
  expect(fresh.totals).toMatchObject({ turns: 2, steps_done: 2, corrections: { accents: 1 } })
  await world.pool.query(`update conversations set last_message_at = now() - interval '300 days' where id = $1`, [id])
  await purgeConversations(world.db)
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const old = await api.reports.get({ query: { from: day(310), to: day(290) } })
  expect(old.totals).toEqual(fresh.totals)
  expect([old.vocabulary, old.corrections]).toEqual([{ conversations: 0, used: [], missed: [] }, []])
})

test('what goes wrong most is told by rule, with why in the reader’s language and the latest example', async () => {
  const rule = 'en.agreement.third_person_s'
  const wrong = (written: string, better: string): Correction => ({ kind: 'agreement', written, better, rule })
  const { api } = await openTold(
    [
      { corrections: [wrong('go', 'goes'), spelling('cuneta', 'cuenta')] },
      { corrections: [{ ...wrong('eat', 'eats'), coaching: 'right' }] },
    ],
    'en',
  )
  expect((await api.reports.get()).mistakes).toEqual([
    {
      rule,
      kind: 'agreement',
      language: 'en',
      written: 'eat',
      better: 'eats',
      why: expect.stringContaining('eats'),
      conversations: 2,
      asked: 1,
      mended: 1,
      again: 1,
    },
  ])
})
