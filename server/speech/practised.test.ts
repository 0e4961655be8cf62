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

const hear = (pupil: Pick<PracticeStudent, 'api'>, language: PracticeLanguage = 'fr') =>
  world.say(pupil, 'Lyon.', {}, language).then(({ length }) => length === soundOf('Lyon.').length)
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

test('a student has nothing said in a language that they do not practise, and nobody is asked for it', async () => {
  const pupil = await openPracticeStudent(world)
  expect(await hear(pupil, 'es')).toBe(true)
  await speakFrench(pupil)
  const before = world.peer.requests.length
  await expect(hear(pupil)).rejects.toMatchObject(unknown)
  expect(world.peer.requests.length).toBe(before)
  expect(await hear(pupil.school)).toBe(true)
})

test('not even what was said for others of the school', async () => {
  const pupil = await openPracticeStudent(world)
  await hear(pupil.school)
  await expect.poll(async () => (await world.keptOf(pupil.school)).lengths).toHaveLength(1)
  await expect(hear(pupil)).rejects.toMatchObject(unknown)
})

test('the language of a chatbot is theirs as long as they have it, and that of a conversation for good', async () => {
  const pupil = await openPracticeStudent(world)
  const chatbot_id = await speakFrench(pupil)
  await give(pupil, chatbot_id, true)
  expect(await hear(pupil)).toBe(true)
  await give(pupil, chatbot_id, false)
  await expect(hear(pupil)).rejects.toMatchObject(unknown)
  await give(pupil, chatbot_id, true)
  await pupil.api.practice.start({ body: { chatbot_id } })
  await give(pupil, chatbot_id, false)
  expect(await hear(pupil)).toBe(true)
})

test('so is the language of an avatar, which may be given to their class', async () => {
  const pupil = await openPracticeStudent(world)
  const { api } = pupil.school
  const chatbot_id = await speakFrench(pupil)
  const { id: class_id } = await api.classes.add({ body: { name: 'Unit 1' } })
  await giveAvatar(pupil.school, { class_ids: [class_id] }, { name: 'Chloé', language: 'fr', chatbot_id })
  await expect(hear(pupil)).rejects.toMatchObject(unknown)
  await api.students.bulk({ body: { action: 'add_to_class', ids: [pupil.student_id], class_id } })
  expect(await hear(pupil)).toBe(true)
})
