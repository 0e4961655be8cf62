import { beforeAll, expect, test } from 'vitest'
import { begin, openEnglishStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const rule = 'en.agreement.third_person_s'

const openEnglish = () => openEnglishStudent(world, 'every_mistake')

/** A conversation in which a student makes a mistake, as the school reads it. */
async function slip(student: PracticeStudent) {
  const id = await begin(student)
  const [kept] = await say(student, id, 'She like tea with milk.')
  const conversation = await student.school.api.conversations.get({ params: { id } })
  return { id, kept, conversation, message: conversation.messages[1] }
}

test('a student is told in their own language why something is wrong, and the school in its', async () => {
  const { kept, message } = await slip(await openEnglish())
  const found = { kind: 'agreement', written: 'like', better: 'likes', start: 4, end: 8, rule, coaching: 'named' }
  expect(kept?.event === 'kept' && kept.data.message.corrections).toEqual([
    { ...found, why: expect.stringContaining('likes') },
  ])
  expect(message?.corrections).toEqual([{ ...found, why: expect.stringMatching(/^After he, she or it/) }])
  expect(kept?.event === 'kept' && kept.data.message.corrections[0]?.why).not.toBe(message?.corrections[0]?.why)
})

test('a correction that is no mistake goes, and is counted no more', async () => {
  const student = await openEnglish()
  const { api } = student.school
  const { id, conversation, message } = await slip(student)
  expect(conversation.measures.corrections.grammar).toBe(1)
  await student.api.practice.finish({ params: { id } })
  const body = { message_id: message?.id ?? '', start: 4, rule }
  await api.conversations.dismiss({ params: { id }, body })
  const after = await api.conversations.get({ params: { id } })
  expect(after.messages[1]?.corrections).toEqual([])
  expect([after.measures.corrections.grammar, after.summary?.corrections]).toEqual([0, []])
  await expect(api.conversations.dismiss({ params: { id }, body })).rejects.toMatchObject({ code: 'not_found' })
})

test('a correction that was taken away is put back to where it was', async () => {
  const student = await openEnglish()
  const { api } = student.school
  const { id, message } = await slip(student)
  await student.api.practice.finish({ params: { id } })
  const before = await api.conversations.get({ params: { id } })
  const body = { message_id: message?.id ?? '', start: 4, rule }
  await expect(api.conversations.restore({ params: { id }, body })).rejects.toMatchObject({ code: 'not_found' })
  await api.conversations.dismiss({ params: { id }, body })
  const other = await world.signUp()
  await expect(other.api.conversations.restore({ params: { id }, body })).rejects.toMatchObject({ code: 'not_found' })
  await api.conversations.restore({ params: { id }, body })
  expect(await api.conversations.get({ params: { id } })).toEqual(before)
  await expect(api.conversations.restore({ params: { id }, body })).rejects.toMatchObject({ code: 'not_found' })
})

test('no school takes a correction from another', async () => {
  const { id, message } = await slip(await openEnglish())
  const other = await world.signUp()
  const body = { message_id: message?.id ?? '', start: 4, rule }
  await expect(other.api.conversations.dismiss({ params: { id }, body })).rejects.toMatchObject({ code: 'not_found' })
})

test('a rule that a school switches off finds nothing there any more, until it is switched on again', async () => {
  const student = await openEnglish()
  const { api } = student.school
  expect((await api.rules.mute({ body: { rule, muted: true } })).items).toEqual([
    { rule, language: 'en', why: expect.stringMatching(/-s\.$/) },
  ])
  expect((await slip(student)).message?.corrections).toEqual([])
  expect((await slip(await openEnglish())).message?.corrections).toHaveLength(1)
  await api.rules.mute({ body: { rule, muted: false } })
  expect((await api.rules.muted()).items).toEqual([])
  expect((await slip(student)).message?.corrections).toHaveLength(1)
})

test('a rule that there is not can’t be switched off', async () => {
  const { api } = await world.signUp()
  for (const unknown of ['en.gone.rule', 'xx.a.b', 'spelling', ''])
    await expect(api.rules.mute({ body: { rule: unknown, muted: true } })).rejects.toMatchObject({ code: 'not_found' })
})
