import { beforeAll, expect, test } from 'vitest'
import { addClass, addStudent, homeAt, inactivate, namesOf } from '#server/test/home-at.ts'
import { giveAvatar, giveChatbot } from '#server/test/practice-world.ts'
import { addPastConversation } from '#server/test/past-conversations.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('who never began are those who could: active, with something published for them or their class', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const class_id = await addClass(school)
  const alone = await addStudent(school, 'Alone')
  const gone = await addStudent(school, 'Gone', [class_id])
  const left = await addStudent(school, 'Left', [class_id])
  const began = await addStudent(school, 'Began', [class_id])
  await addStudent(school, 'Nothing')
  const draft = await addStudent(school, 'Draft')
  await inactivate(school, gone)
  await addPastConversation(world, school, { student_id: began, at: '2025-01-01T00:00:00Z' })
  const chatbot_id = await giveChatbot(school, { class_ids: [class_id] })
  const avatar_id = await giveAvatar(school, { student_ids: [alone] }, { chatbot_id })
  const { id } = await school.api.chatbots.add({ body: { name: 'Draft', language: 'es' } })
  await school.api.assignments.set({ body: { chatbot_ids: [id], student_ids: [draft], on: true } })
  expect(namesOf((await homeAt(world, school)).students.never)).toEqual(['Left', 'Alone'])
  await school.api.students.bulk({ body: { action: 'remove_from_class', class_id, ids: [left] } })
  expect(namesOf((await homeAt(world, school)).students.never)).toEqual(['Alone'])
  await addStudent(school, 'New', [class_id])
  expect((await homeAt(world, school)).students.never).toMatchObject({
    total: 2,
    items: [{ id: alone }, { name: 'New' }],
  })
  await school.api.avatars.archive({ params: { id: avatar_id } })
  expect(namesOf((await homeAt(world, school)).students.never)).toEqual(['New'])
  await school.api.chatbots.archive({ params: { id: chatbot_id } })
  expect((await homeAt(world, school)).students.never).toEqual({ total: 0, items: [] })
})

test('who stopped practised once, and not for two weeks; the longest ago is last', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const ends = ['2026-03-04T12:00:01Z', '2026-03-04T11:59:59Z', '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z']
  for (const [index, at] of ends.entries())
    await addPastConversation(world, school, { student_id: await addStudent(school, `Student ${index}`), at })
  const gone = await addStudent(school, 'Gone')
  await addPastConversation(world, school, { student_id: gone, at: '2025-06-01T00:00:00Z' })
  await inactivate(school, gone)
  const { stopped } = (await homeAt(world, school)).students
  expect([stopped.total, namesOf(stopped)]).toEqual([3, ['Student 1', 'Student 3', 'Student 2']])
  expect(stopped.items[0]?.last_practised_at).toBe('2026-03-04T11:59:59.000Z')
})

test('a chatbot without students is published, and no active student may practise with it, not even through an avatar', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const { api } = school
  const class_id = await addClass(school)
  const [ana, bo] = [await addStudent(school, 'Ana', [class_id]), await addStudent(school, 'Bo')]
  await giveChatbot(school, { class_ids: [class_id] }, 'For the class')
  await giveChatbot(school, { student_ids: [bo] }, 'For Bo')
  const spoken = await giveChatbot(school, {}, 'Spoken')
  const face = await giveAvatar(school, { student_ids: [ana] }, { chatbot_id: spoken })
  await giveChatbot(school, {}, 'For nobody')
  await api.chatbots.add({ body: { name: 'Draft', language: 'es' } })
  const without = async () => namesOf((await homeAt(world, school)).chatbots.without_students)
  expect(await without()).toEqual(['For nobody'])
  await inactivate(school, bo)
  await api.avatars.archive({ params: { id: face } })
  expect(await without()).toEqual(['For Bo', 'For nobody', 'Spoken'])
  await inactivate(school, ana)
  expect(await without()).toEqual(['For Bo', 'For nobody', 'For the class', 'Spoken'])
})
