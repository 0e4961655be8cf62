import { beforeAll, expect, test } from 'vitest'
import { newClass, planFor, planOf, startTerm } from '#server/test/worlds/rollovers.ts'
import { shareWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const size = { classes: 12, students: 400 }
const idOf = ({ signedIn }: School): string => signedIn.user.school.id

/** Classes "Group 0" to "Group 11", with the students spread over them by their numbers. */
async function fillSchool(school: School): Promise<string[]> {
  const ids: string[] = []
  for (let place = 0; place < size.classes; place += 1)
    ids.push((await school.api.classes.add({ body: { name: `Group ${place}` } })).id)
  await world.pool.query(
    `with added as (
      insert into students (school_id, first_name, last_name)
      select $1, 'Ana', n::text from generate_series(1, $3::int) n returning id, last_name)
    insert into class_members (school_id, class_id, student_id)
    select $1, ($2::uuid[])[1 + last_name::int % cardinality($2::uuid[])], id from added`,
    [idOf(school), ids, size.students],
  )
  return ids
}

/** Who is in which class now, and which classes and students are there. */
async function rosterOf(school: School): Promise<{ classes: string[]; members: string[]; active: number }> {
  const { rows } = await world.pool.query<{ class: string; last_name: string }>(
    `select k.name as class, s.last_name from class_members m
    join classes k on k.school_id = m.school_id and k.id = m.class_id and k.archived_at is null
    join students s on s.school_id = m.school_id and s.id = m.student_id where m.school_id = $1 order by 1, s.last_name::int`,
    [idOf(school)],
  )
  const { items } = await school.api.classes.list()
  const { total } = await school.api.students.list({ query: { status: 'active' } })
  return {
    classes: items.map(({ name }) => name).toSorted(),
    members: rows.map((row) => `${row.class}: ${row.last_name}`),
    active: total,
  }
}

test('a term of 12 classes and 400 students is started, undone and started again, and every student is where the plan says', async () => {
  const school = await world.signUp({ tier: 'pro' })
  const ids = await fillSchool(school)
  const before = await rosterOf(school)
  expect([before.classes.length, before.members.length, before.active]).toEqual([
    size.classes,
    size.students,
    size.students,
  ])
  const [first = '', ...others] = ids
  const plan = planOf(
    [
      planFor(first, { act: 'archive', students: { step: 'move', new_class: 0 } }),
      ...others.map((id, place) => planFor(id, { name: `Group ${place + 1}, spring` })),
    ],
    [newClass('Group 0, spring')],
  )
  const { id } = await startTerm(school, plan)
  const after = await rosterOf(school)
  const inSpring = (name: string) => name.replace(/^(Group \d+)/, '$1, spring')
  expect(after.classes).toEqual(before.classes.map(inSpring).toSorted())
  expect(after.members.toSorted()).toEqual(before.members.map(inSpring).toSorted())
  const { kept } = await school.api.rollovers.undo({ params: { id } })
  expect(kept).toEqual([])
  expect(await rosterOf(school)).toEqual(before)
  await startTerm(school, plan)
  expect(await rosterOf(school)).toEqual(after)
})
