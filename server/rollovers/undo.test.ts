import { beforeAll, expect, test } from 'vitest'
import { classesOf, fillClasses, newClass, planFor, planOf, startTerm } from '#server/test/worlds/rollovers.ts'
import { rowsOfSchool } from '#server/test/contract/rows-of-school.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** A1 is archived, its students moved to a new A2; A2 becomes B1 without Dora. */
async function startLadder(school: School) {
  const teacher = await world.addMember(school, 'teacher')
  const id = await fillClasses(school, { A1: ['Ada', 'Bea'], A2: ['Cleo', 'Dora'] })
  await school.api.classes.edit({ params: { id: id('A2') }, body: { version: 1, level: 'A2' } })
  for (const name of ['Ada', 'Bea', 'Cleo']) await school.api.links.get({ params: { id: id(name) } })
  const plan = planOf(
    [
      planFor(id('A1'), { act: 'archive', students: { step: 'move', new_class: 0 }, renew_links: true }),
      planFor(id('A2'), {
        name: 'B1',
        level: 'B1',
        teacher_ids: [teacher.signedIn.user.id],
        exceptions: [{ student_ids: [id('Dora')], instead: { step: 'inactivate' } }],
      }),
    ],
    [newClass('A2')],
  )
  return { id, plan, term: () => startTerm(school, plan), teacher }
}

const undo = ({ api }: School, id: string) => api.rollovers.undo({ params: { id } })

test('undoing puts everything back, and the term can be started and undone again', async () => {
  const school = await world.signUp()
  const { id, term } = await startLadder(school)
  const linkOf = async (name: string) => (await school.api.links.get({ params: { id: id(name) } })).url
  const snapshot = async () => ({
    classes: await classesOf(school),
    links: [await linkOf('Ada'), await linkOf('Cleo')],
    history: (await school.api.students.history({ params: { id: id('Ada') } })).items,
    class: (({ level, teachers }) => ({ level, teachers }))(await school.api.classes.get({ params: { id: id('A2') } })),
  })
  const before = await snapshot()
  for (let round = 0; round < 2; round += 1) {
    const { id: rollover_id } = await term()
    expect((await snapshot()).classes).toEqual({ A2: ['Ada', 'Bea'], B1: ['Cleo'] })
    const { kept, rollover } = await undo(school, rollover_id)
    expect([kept, rollover.undone_at !== null, rollover.cards]).toEqual([[], true, { classes: [], others: [] }])
    expect(await snapshot()).toEqual(before)
  }
  expect((await school.api.classes.list()).counts).toEqual({ active: 2, archived: 0 })
})

test('a link that was put back is not given again by the next renewal', async () => {
  const school = await world.signUp()
  const { id, term } = await startLadder(school)
  const link = () => school.api.links.get({ params: { id: id('Ada') } })
  const first = (await link()).url
  const { id: rollover_id } = await term()
  const second = (await link()).url
  await undo(school, rollover_id)
  expect((await link()).url).toBe(first)
  const third = (await school.api.links.renew({ params: { id: id('Ada') } })).url
  expect([first, second]).not.toContain(third)
})

test('what was changed by hand since stays, and is told by name', async () => {
  const school = await world.signUp()
  const { api } = school
  const { id, term } = await startLadder(school)
  const { id: rollover_id, cards } = await term()
  const made = cards.classes[0]?.id ?? ''
  const { version } = await api.students.get({ params: { id: id('Ada') } })
  const { id: third } = await api.classes.add({ body: { name: 'Third' } })
  await api.students.edit({ params: { id: id('Ada') }, body: { version, class_ids: [made, third] } })
  const b1 = await api.classes.get({ params: { id: id('A2') } })
  await api.classes.edit({ params: { id: b1.id }, body: { version: b1.version, name: 'B1 evening' } })
  await api.classes.add({ body: { name: 'a1' } })
  await world.openPracticeSession(school, id('Bea'))
  const { kept } = await undo(school, rollover_id)
  expect(kept).toEqual([
    { what: 'student_moved', names: ['Ada'] },
    { what: 'class_edited', names: ['B1 evening'] },
    { what: 'new_class_used', names: ['A2'] },
    { what: 'class_renamed', names: ['A1 (2)'] },
    { what: 'link_used', names: ['Bea'] },
  ])
  expect(await classesOf(school)).toEqual({
    a1: [],
    'A1 (2)': ['Bea'],
    A2: ['Ada'],
    'B1 evening': ['Cleo', 'Dora'],
    Third: ['Ada'],
  })
})

test('students for whom no seat is left stay inactive', async () => {
  const school = await world.signUp({ tier: 'starter' })
  const id = await fillClasses(school, { A1: ['Ada', 'Bea'] })
  const { id: rollover_id } = await startTerm(
    school,
    planOf([planFor(id('A1'), { act: 'archive', students: { step: 'inactivate' } })]),
  )
  const { limit } = (await school.api.students.list()).seats
  await world.pool.query(
    `insert into students (school_id, first_name) select $1, 'New ' || n from generate_series(1, $2::int) n`,
    [school.signedIn.user.school.id, limit - 1],
  )
  expect((await undo(school, rollover_id)).kept).toEqual([{ what: 'student_inactive', names: ['Bea'] }])
  expect((await school.api.students.list()).seats).toEqual({ used: limit, limit })
})

test('teachers that were changed since stay, and former teachers do not come back', async () => {
  const school = await world.signUp()
  const { id, term, teacher } = await startLadder(school)
  const { id: rollover_id } = await term()
  const { id: user_id } = teacher.signedIn.user
  await school.api.staff.edit({ params: { id: user_id }, body: { role: 'teacher', class_ids: [] } })
  expect((await undo(school, rollover_id)).kept).toEqual([{ what: 'teachers_changed', names: ['B1'] }])
  expect((await school.api.classes.get({ params: { id: id('A2') } })).teachers).toEqual([])
})

test('a class or a student that was deleted since is left out', async () => {
  const school = await world.signUp()
  const { id, term } = await startLadder(school)
  const { id: rollover_id } = await term()
  await school.api.classes.remove({ params: { id: id('A1') } })
  await school.api.students.remove({ params: { id: id('Ada') } })
  const { kept } = await undo(school, rollover_id)
  expect(kept).toEqual([
    { what: 'student_moved', names: ['Bea'] },
    { what: 'new_class_used', names: ['A2'] },
    { what: 'class_renamed', names: ['A2 (2)'] },
  ])
  expect(await classesOf(school)).toEqual({ A2: ['Bea'], 'A2 (2)': ['Cleo', 'Dora'] })
})

test('a term is undone once, within a day, and by its own school', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  const { term } = await startLadder(school)
  const { id } = await term()
  const rows = await rowsOfSchool(world, school)
  await expect(undo(other, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await rowsOfSchool(world, school)).toEqual(rows)
  const outcomes = await Promise.allSettled([undo(school, id), undo(school, id)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { id: late } = await term()
  await world.pool.query(`update rollovers set created_at = created_at - interval '24 hours' where id = $1`, [late])
  await expect(undo(school, late)).rejects.toMatchObject({ code: 'not_found' })
  expect((await school.api.rollovers.list()).items.map((one) => one.id)).toEqual([id])
})
