import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { cafe, giveAvatar, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { soundOf } from '#server/test/peers/voice/mp3.ts'
import { openVoiceWorld, type VoiceWorld } from '#server/test/peers/voice/voice-world.ts'

let world: VoiceWorld
beforeAll(async () => {
  world = await openVoiceWorld()
  world.peer.offer({ status: 404 })
})
afterAll(() => world.close())

const hear = (student: Pick<PracticeStudent, 'api'>, language: PracticeLanguage = 'fr') =>
  world.say(student, 'Lyon.', {}, language).then(({ length }) => length === soundOf('Lyon.').length)
const unknown = { code: 'not_found', status: 404 }

/** A chatbot that speaks French and is not assigned yet. */
async function speakFrench({ school: { api } }: PracticeStudent): Promise<string> {
  const body = { ...cafe, name: 'À Lyon', language: 'fr' as const, steps: [...cafe.steps], starters: ['Salut'] }
  const { id } = await api.chatbots.add({ body })
  await api.chatbots.publish({ params: { id } })
  return id
}
const give = ({ school, student_id }: PracticeStudent, chatbot_id: string, on: boolean) =>
  school.api.assignments.set({ body: { chatbot_ids: [chatbot_id], student_ids: [student_id], on } })

test('a student has nothing said in a language that they do not practise, and no one is asked for it', async () => {
  const student = await openPracticeStudent(world)
  expect(await hear(student, 'es')).toBe(true)
  await speakFrench(student)
  const before = world.peer.requests.length
  await expect(hear(student)).rejects.toMatchObject(unknown)
  expect(world.peer.requests.length).toBe(before)
  expect(await hear(student.school)).toBe(true)
})

test('not even what was said for others of the school', async () => {
  const student = await openPracticeStudent(world)
  await hear(student.school)
  await expect.poll(async () => (await world.keptOf(student.school)).lengths).toHaveLength(1)
  await expect(hear(student)).rejects.toMatchObject(unknown)
})

test('the language of a chatbot is theirs as long as they have it, and that of a conversation for good', async () => {
  const student = await openPracticeStudent(world)
  const chatbot_id = await speakFrench(student)
  await give(student, chatbot_id, true)
  expect(await hear(student)).toBe(true)
  await give(student, chatbot_id, false)
  await expect(hear(student)).rejects.toMatchObject(unknown)
  await give(student, chatbot_id, true)
  await student.api.practice.start({ body: { chatbot_id } })
  await give(student, chatbot_id, false)
  expect(await hear(student)).toBe(true)
})

test('so is the language of an avatar, which may be given to their class', async () => {
  const student = await openPracticeStudent(world)
  const { api } = student.school
  const chatbot_id = await speakFrench(student)
  const { id: class_id } = await api.classes.add({ body: { name: 'Unit 1' } })
  await giveAvatar(student.school, { class_ids: [class_id] }, { name: 'Chloé', language: 'fr', chatbot_id })
  await expect(hear(student)).rejects.toMatchObject(unknown)
  await api.students.bulk({ body: { action: 'add_to_class', ids: [student.student_id], class_id } })
  expect(await hear(student)).toBe(true)
})
