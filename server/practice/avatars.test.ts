import { afterEach, beforeAll, expect, test } from 'vitest'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import type { PartnerInput } from '#server/services/partner.ts'
import { purgeConversations } from '#server/practice/retention.queries.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import {
  replyOf,
  begin,
  cafe,
  giveAvatar,
  openPracticeStudent,
  type PracticeStudent,
  say,
} from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  world.services.partner = guidedPartner
})

/** A student with a chatbot, and with an avatar that speaks through it. */
async function openWithAvatar(fields: object = {}): Promise<PracticeStudent & { avatar_id: string }> {
  const student = await openPracticeStudent(world)
  const { student_id, chatbot_id } = student
  const avatar_id = await giveAvatar(student.school, { student_ids: [student_id] }, { chatbot_id, ...fields })
  return { ...student, avatar_id }
}
const meet = ({ api, avatar_id }: PracticeStudent & { avatar_id: string }) =>
  api.practice.start({ body: { avatar_id } })
const partnersOf = async ({ api }: PracticeStudent) => (await api.practice.home()).partners
const namesOf = async (student: PracticeStudent) => (await partnersOf(student)).map(({ name }) => name)
const gone = { code: 'not_found' }

test('an avatar stands beside the chatbot, under its own name and with its face', async () => {
  const student = await openWithAvatar()
  const { chatbot_id, avatar_id } = student
  const { look } = await student.school.api.avatars.get({ params: { id: avatar_id } })
  const open = { open_conversation_id: null, open_progress: null, partner_name: null, next_words: [] }
  const same = { chatbot_id, language: 'es', level: 'A2', description: null, ...open }
  expect(await partnersOf(student)).toEqual([
    { ...same, name: 'Café Sol', avatar_id: null, look: null },
    { ...same, name: 'Lucía', avatar_id, look },
  ])
})

test('a whole lesson with an avatar, from the first words to what the school reads', async () => {
  const student = await openWithAvatar()
  const { avatar_id, chatbot_id } = student
  const begun = await meet(student)
  const { id } = begun
  const { look } = await student.school.api.avatars.get({ params: { id: avatar_id } })
  expect(begun).toMatchObject({ name: 'Lucía', avatar_id, chatbot_id, look, state: 'running', starters: ['Hola'] })
  expect(begun.messages.map(({ text }) => text)).toEqual([`${cafe.opening_message}\n\n${cafe.steps[0].says}`])
  expect(replyOf(await say(student, id, 'Un café, por favor.')).text).toContain('¿Algo más?')
  expect((await student.api.practice.hint({ params: { id } })).text).toBe(cafe.steps[1].hint)
  expect(replyOf(await say(student, id, 'La cuenta, por favor.')).done?.progress).toMatchObject({
    done: 2,
    is_over: true,
  })
  const finished = await student.api.practice.finish({ params: { id } })
  expect(finished).toMatchObject({ name: 'Lucía', look, measures: { steps_done: 2 } })
  expect((await student.api.practice.home()).conversations).toMatchObject([
    { id, name: 'Lucía', avatar_id, chatbot_id },
  ])
  const { items } = await student.school.api.conversations.list({ query: { avatar_id } })
  const chatbot = { id: chatbot_id, name: 'Café Sol' }
  expect(items).toMatchObject([{ id, avatar: { id: avatar_id, name: 'Lucía' }, chatbot, measures: { turns: 2 } }])
})

test('the avatar and its chatbot each have their own open conversation', async () => {
  const student = await openWithAvatar()
  const open = async () => (await partnersOf(student)).map(({ open_conversation_id }) => open_conversation_id)
  const { id: spoken } = await meet(student)
  expect(await open()).toEqual([null, spoken])
  const written = await begin(student)
  expect(await open()).toEqual([written, spoken])
  // Of an avatar that is gone, what was begun is not the chatbot's either.
  await student.api.practice.finish({ params: { id: written } })
  await student.school.api.avatars.remove({ params: { id: student.avatar_id } })
  expect(await open()).toEqual([null])
})

test('only an active avatar that speaks through a published chatbot is there', async () => {
  const student = await openWithAvatar()
  const { api } = student.school
  const params = { id: student.avatar_id }
  const chatbot = { id: student.chatbot_id }
  await api.assignments.set({ body: { chatbot_ids: [chatbot.id], student_ids: [student.student_id], on: false } })
  // The chatbot itself need not be given to the student.
  expect(await namesOf(student)).toEqual(['Lucía'])
  await api.avatars.archive({ params })
  await expect(meet(student)).rejects.toMatchObject(gone)
  await api.avatars.restore({ params })
  await api.chatbots.archive({ params: chatbot })
  await expect(meet(student)).rejects.toMatchObject(gone)
  await api.chatbots.restore({ params: chatbot })
  await api.chatbots.publish({ params: chatbot })
  expect(await namesOf(student)).toEqual(['Lucía'])
  const { version } = await api.avatars.get({ params })
  await api.avatars.edit({ params, body: { version, chatbot_id: null } })
  expect(await namesOf(student)).toEqual([])
  await expect(meet(student)).rejects.toMatchObject(gone)
})

test('an avatar is given through a class as well, once, and to no one else', async () => {
  const student = await openWithAvatar()
  const { api } = student.school
  const { id: class_id } = await api.classes.add({ body: { name: 'B1' } })
  await api.assignments.set({ body: { avatar_ids: [student.avatar_id], class_ids: [class_id], on: true } })
  await api.students.bulk({ body: { action: 'add_to_class', class_id, ids: [student.student_id] } })
  expect(await namesOf(student)).toEqual(['Café Sol', 'Lucía'])
  await api.assignments.set({ body: { avatar_ids: [student.avatar_id], student_ids: [student.student_id], on: false } })
  expect(await namesOf(student)).toEqual(['Café Sol', 'Lucía'])
  const { id: other } = await api.students.add({ body: { first_name: 'Bea' } })
  const fromOtherSchool = await openPracticeStudent(world)
  for (const practice of [
    (await world.openPracticeSession(student.school, other)).api.practice,
    fromOtherSchool.api.practice,
  ])
    for (const avatar_id of [student.avatar_id, crypto.randomUUID()])
      await expect(practice.start({ body: { avatar_id } })).rejects.toMatchObject(gone)
})

test('a conversation goes on with the face and the name that it began with, though the avatar changes and goes', async () => {
  const student = await openWithAvatar()
  const { api } = student.school
  const params = { id: student.avatar_id }
  const { id, look } = await meet(student)
  const { version } = await api.avatars.get({ params })
  const other = { style: 'personas', parts: {}, colors: {} } as const
  await api.avatars.edit({ params, body: { version, name: 'Carmen', look: other } })
  expect(await student.api.practice.get({ params: { id } })).toMatchObject({ name: 'Lucía', look })
  expect(await meet(student)).toMatchObject({ name: 'Carmen', look: other })
  await api.chatbots.archive({ params: { id: student.chatbot_id } })
  await api.avatars.archive({ params })
  expect(replyOf(await say(student, id, 'Un café')).done).toBeDefined()
  await api.avatars.remove({ params })
  expect(replyOf(await say(student, id, 'La cuenta')).done).toBeDefined()
  const left = { name: 'Lucía', avatar_id: null, look, turns: 2 }
  expect(await student.api.practice.finish({ params: { id } })).toMatchObject(left)
})

test('the voice is the avatar’s, else the chatbot’s, else the school’s for the language', async () => {
  const voiceOf = (name: string) => ({ name, rate: 0.9, pitch: 1.1 })
  const student = await openWithAvatar({ voice: voiceOf('Mónica') })
  const { api } = student.school
  const [params, chatbot] = [{ id: student.avatar_id }, { id: student.chatbot_id }]
  const first = await meet(student)
  expect(first).toMatchObject({ voice: voiceOf('Mónica'), has_server_voice: false })
  expect(first).toMatchObject({ speaks_answers: true, recognizers: [], shows_captions: true })
  const { version } = await api.avatars.get({ params })
  await api.avatars.edit({ params, body: { version, voice: null } })
  expect((await meet(student)).voice).toEqual({ name: null, rate: 1, pitch: 1, region: null })
  const sounding = { speaks_answers: false, shows_captions: true }
  const settings = { voice: voiceOf('Jorge'), ...sounding, allows_microphone: true, version: 1 }
  await api.voices.set({ params: { language: 'es' }, body: settings })
  await allowMicrophone(student.school, 'browser')
  const heard = { ...sounding, recognizers: ['device', 'browser'] }
  expect(await meet(student)).toMatchObject({ voice: voiceOf('Jorge'), ...heard })
  const { version: seen } = await api.chatbots.get({ params: chatbot })
  await api.chatbots.edit({ params: chatbot, body: { version: seen, voice: voiceOf('Paulina'), region: 'MX' } })
  expect((await meet(student)).voice).toEqual({ ...voiceOf('Paulina'), region: 'MX' })
  // What was begun keeps the avatar's own, and is heard as the school allows it now.
  const again = await student.api.practice.get({ params: { id: first.id } })
  expect(again).toMatchObject({ voice: voiceOf('Mónica'), ...heard })
})

test('the partner is told the avatar’s name, and none for a chatbot', async () => {
  const student = await openWithAvatar()
  const told: PartnerInput['avatar_name'][] = []
  world.services.partner = {
    engine: 'model',
    answer: async function* answer({ avatar_name }) {
      told.push(avatar_name)
      yield 'Hola.'
    },
  }
  for (const id of [(await meet(student)).id, await begin(student)]) await say(student, id, '¿Cómo te llamas?')
  expect(told).toEqual(['Lucía', null])
})

test('when the text is deleted, who spoke stays with what was measured', async () => {
  const student = await openWithAvatar()
  const { id, look } = await meet(student)
  await say(student, id, 'Un café')
  await world.pool.query(`update conversations set last_message_at = now() - interval '400 days' where id = $1`, [id])
  await purgeConversations(world.db)
  const left = { name: 'Lucía', look, messages: [], voice: { name: null, rate: 1, pitch: 1 }, turns: 1 }
  expect(await student.api.practice.get({ params: { id } })).toMatchObject(left)
  const read = await student.school.api.conversations.get({ params: { id } })
  expect(read).toMatchObject({ avatar: { id: student.avatar_id, name: 'Lucía' }, messages: [], summary: null })
})
