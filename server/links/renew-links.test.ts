import { beforeAll, expect, test } from 'vitest'
import { openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const secretIn = ({ url }: { url: string }) => new URL(url).hash.slice(1)
const linkOf = ({ school, student_id }: PracticeStudent) => school.api.links.get({ params: { id: student_id } })
const answerTo = (token: string) =>
  world.app.inject({ method: 'POST', url: '/api/practice/session', payload: { token } })

test('the links of a class are renewed at once: cards and sessions of before are dead, and the log says how many', async () => {
  const [student, fromOtherSchool] = [await openPracticeStudent(world), await openPracticeStudent(world)]
  const { api } = student.school
  const { id: class_id } = await api.classes.add({ body: { name: 'B1' } })
  const other = await api.students.add({ body: { first_name: 'Bea', class_ids: [class_id] } })
  const { id } = await api.students.add({ body: { first_name: 'Outside' } })
  const [outside, foreign] = [await linkOf({ ...student, student_id: id }), await linkOf(fromOtherSchool)]
  await api.students.bulk({ body: { action: 'add_to_class', class_id, ids: [student.student_id] } })
  const { items } = await api.links.cards({ body: { class_id } })
  const { changed } = await api.students.bulk({ body: { action: 'renew_link', filter: { class_id }, expected: 2 } })
  expect([changed, items.length]).toEqual([2, 2])
  for (const card of items) expect((await answerTo(secretIn(card))).statusCode).toBe(404)
  await expect(student.api.practice.home()).rejects.toMatchObject({ code: 'unauthenticated' })
  const renewed = await api.links.cards({ body: { student_ids: [student.student_id, other.id] } })
  for (const card of [...renewed.items, outside, foreign]) expect((await answerTo(secretIn(card))).statusCode).toBe(200)
  const entries = (await api.audit.list({ query: { group: 'practice' } })).items
  expect(entries.find(({ action }) => action === 'links_renewed')).toMatchObject({ details: { count: 2 } })
  const ids = [fromOtherSchool.student_id]
  await expect(api.students.bulk({ body: { action: 'renew_link', ids } })).rejects.toMatchObject({ code: 'not_found' })
})

test('a student who leaves ends that session alone, and the link stays alive', async () => {
  const student = await openPracticeStudent(world)
  const other = await world.openPracticeSession(student.school, student.student_id)
  await student.api.practice.leave()
  await expect(student.api.practice.home()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect((await other.api.practice.home()).partners).toHaveLength(1)
  expect((await answerTo(secretIn(await linkOf(student)))).statusCode).toBe(200)
})
