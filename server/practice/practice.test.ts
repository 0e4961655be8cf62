import { beforeAll, expect, test } from 'vitest'
import { replyOf, begin, cafe, giveChatbot, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const nobody = crypto.randomUUID()

test('a student sees who they may practise with: published, and given to them or to a class of theirs', async () => {
  const practiceStudent = await openPracticeStudent(world, { first_name: 'Ana', native_language: 'de' })
  const { api } = practiceStudent.school
  const { id: class_id } = await api.classes.add({ body: { name: 'B1' } })
  await giveChatbot(practiceStudent.school, { class_ids: [class_id] }, 'Bar Luna')
  const archived = await giveChatbot(practiceStudent.school, { student_ids: [practiceStudent.student_id] }, 'Archived')
  await api.chatbots.archive({ params: { id: archived } })
  const names = async () => (await practiceStudent.api.practice.home()).partners.map(({ name }) => name)
  expect(await names()).toEqual(['Café Sol'])
  await api.students.bulk({ body: { action: 'add_to_class', class_id, ids: [practiceStudent.student_id] } })
  expect(await names()).toEqual(['Bar Luna', 'Café Sol'])
  expect(await practiceStudent.api.practice.home()).toMatchObject({
    student: { first_name: 'Ana', native_language: 'de' },
    school: { name: 'Escuela Sol', logo_url: null, student_address: 'informal' },
    conversations: [],
  })
})

test('a conversation is begun, held, left, taken up again and finished with a summary', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const begun = await practiceStudent.api.practice.start({ body: { chatbot_id: practiceStudent.chatbot_id } })
  expect(begun).toMatchObject({ name: 'Café Sol', state: 'running', engine: 'guided', turns: 0, measures: null })
  expect(begun.messages.map(({ from, text }) => [from, text])).toEqual([
    ['partner', `${cafe.opening_message}\n\n${cafe.steps[0].says}`],
  ])
  const { id } = begun
  const events = await say(practiceStudent, id, 'Un café, por favor.')
  expect(events[0]).toMatchObject({
    event: 'kept',
    data: { message: { text: 'Un café, por favor.' }, today: { used: 1 } },
  })
  const { text, done } = replyOf(events)
  expect(text).toContain('¿Algo más?')
  expect(done).toMatchObject({ message: { from: 'partner', text }, progress: { done: 1, of: 2, is_over: false } })

  const home = await practiceStudent.api.practice.home()
  expect(home.partners[0]).toMatchObject({ open_conversation_id: id, open_progress: { done: 1, of: 2 } })
  expect(home.conversations).toMatchObject([{ id, state: 'running', turns: 1 }])
  const again = await world.openPracticeSession(practiceStudent.school, practiceStudent.student_id)
  expect((await again.api.practice.get({ params: { id } })).messages).toHaveLength(3)
  expect(replyOf(await say(again, id, 'La cuenta, por favor.')).done?.progress).toMatchObject({
    done: 2,
    is_over: true,
  })

  const finished = await practiceStudent.api.practice.finish({ params: { id } })
  expect(finished).toMatchObject({ state: 'finished', turns: 2, measures: { turns: 2, steps_done: 2, steps_total: 2 } })
  expect(finished.summary?.words_used).toMatchObject([{ word: 'la cuenta' }])
  expect(await practiceStudent.api.practice.finish({ params: { id } })).toEqual(finished)
  await expect(say(practiceStudent, id, 'Hola')).rejects.toMatchObject({ code: 'edited_elsewhere' })
  expect((await practiceStudent.api.practice.home()).partners[0]?.open_conversation_id).toBeNull()
  const { last_practised_at } = await practiceStudent.school.api.students.get({
    params: { id: practiceStudent.student_id },
  })
  expect(last_practised_at).not.toBeNull()
})

test('a conversation goes on as it began, though its chatbot is edited, archived, taken away or deleted', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  const { api } = practiceStudent.school
  const params = { id: practiceStudent.chatbot_id }
  const { version } = await api.chatbots.get({ params })
  const steps = [{ says: 'Something else?', expects: [], hint: null, example: null }]
  await api.chatbots.edit({ params, body: { version, name: 'New name', steps } })
  expect(replyOf(await say(practiceStudent, id, 'Un té')).text).toContain('¿Algo más?')
  expect((await practiceStudent.api.practice.start({ body: { chatbot_id: params.id } })).messages[0]?.text).toContain(
    'Something',
  )
  await api.assignments.set({
    body: { chatbot_ids: [params.id], student_ids: [practiceStudent.student_id], on: false },
  })
  await api.chatbots.archive({ params })
  expect(replyOf(await say(practiceStudent, id, 'No entiendo')).done).toBeDefined()
  await expect(practiceStudent.api.practice.start({ body: { chatbot_id: params.id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await api.chatbots.remove({ params })
  expect(replyOf(await say(practiceStudent, id, 'La cuenta')).done).toBeDefined()
  expect(await practiceStudent.api.practice.get({ params: { id } })).toMatchObject({
    chatbot_id: null,
    name: 'Café Sol',
    turns: 3,
  })
})

test('a hint says more when it is asked for again, and begins anew after a message', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const params = { id: await begin(practiceStudent) }
  const hint = async () => (await practiceStudent.api.practice.hint({ params })).text
  const first = await hint()
  expect(first).toBe(cafe.steps[0].hint)
  expect(await hint()).not.toBe(first)
  await say(practiceStudent, params.id, 'Un café')
  expect(await hint()).toBe(cafe.steps[1].hint)
})

test('someone else’s conversation and chatbot are not there, in the school or in another', async () => {
  const [practiceStudent, fromOtherSchool] = [await openPracticeStudent(world), await openPracticeStudent(world)]
  const id = await begin(practiceStudent)
  const { id: other } = await practiceStudent.school.api.students.add({ body: { first_name: 'Bea' } })
  for (const { api } of [fromOtherSchool, await world.openPracticeSession(practiceStudent.school, other)]) {
    for (const params of [{ id }, { id: nobody }]) {
      const gone = { code: 'not_found' }
      await expect(api.practice.get({ params })).rejects.toMatchObject(gone)
      await expect(api.practice.hint({ params })).rejects.toMatchObject(gone)
      await expect(api.practice.finish({ params })).rejects.toMatchObject(gone)
      await expect(api.practice.say({ params, body: { text: 'Hola' } })).rejects.toMatchObject(gone)
      await expect(api.practice.start({ body: { chatbot_id: practiceStudent.chatbot_id } })).rejects.toMatchObject(gone)
    }
  }
  expect((await practiceStudent.api.practice.get({ params: { id } })).messages).toHaveLength(1)
})

test('words of self-harm offer help, and the school is told until someone has seen it', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  expect((await say(practiceStudent, id, 'Hola'))[0]).toMatchObject({ data: { needs_help: false } })
  const [kept] = await say(practiceStudent, id, 'I want to kill myself')
  expect(kept).toMatchObject({ event: 'kept', data: { needs_help: true } })
  expect(await practiceStudent.api.practice.get({ params: { id } })).toMatchObject({ needs_help: true })
  const { api } = practiceStudent.school
  const unseen = async () => (await api.conversations.list({ query: { flag: 'unseen' } })).items
  expect(await unseen()).toMatchObject([{ id, flags: ['self_harm'], is_flag_seen: false }])
  const message = kept?.event === 'kept' ? kept.data.message.id : ''
  expect(await api.conversations.get({ params: { id } })).toMatchObject({ flagged_messages: [message] })
  await api.conversations.see({ params: { id } })
  expect(await unseen()).toEqual([])
  await say(practiceStudent, id, 'I want to kill myself')
  expect(await unseen()).toHaveLength(1)
})

test('what was flagged is hidden when the link is opened later, and the school still reads it', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  const text = 'My father hits me at home'
  await say(practiceStudent, id, 'Hola')
  await say(practiceStudent, id, text)
  const textsOf = async ({ api }: Pick<typeof practiceStudent, 'api'>) => {
    const { messages, needs_help } = await api.practice.get({ params: { id } })
    return { needs_help, all: JSON.stringify(messages), hidden: messages.filter(({ is_hidden }) => is_hidden) }
  }
  const now = await textsOf(practiceStudent)
  expect([now.needs_help, now.hidden, now.all.includes(text)]).toEqual([true, [], true])
  await practiceStudent.api.practice.finish({ params: { id } })
  const reader = await world.openPracticeSession(practiceStudent.school, practiceStudent.student_id)
  const later = await textsOf(reader)
  expect([later.needs_help, later.all.includes('Hola'), later.all.includes('father')]).toEqual([false, true, false])
  expect(later.hidden).toMatchObject([{ from: 'student', text: '', corrections: [] }])
  const { summary } = await reader.api.practice.get({ params: { id } })
  expect(JSON.stringify(summary)).not.toMatch(/father|hits/)
  const seen = await practiceStudent.school.api.conversations.get({ params: { id } })
  expect(seen.messages.map((message) => message.text)).toContain(text)
})

test('beginning twice with one key begins once', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const start = () =>
    practiceStudent.api.practice.start(
      { body: { chatbot_id: practiceStudent.chatbot_id } },
      { idempotencyKey: 'the-same' },
    )
  const [one, other] = await Promise.all([start(), start()])
  expect(one.id).toBe(other.id)
  expect((await practiceStudent.api.practice.home()).conversations).toHaveLength(1)
})
