import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)))

/** Students called Ana 0, Ana 1, … of alternating levels; their ids in that order. */
async function fill({ api }: School, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let place = 0; place < count; place += 1) {
    const body = { first_name: 'Ana', last_name: String(place), level: place % 2 ? 'A1' : 'B1' } as const
    ids.push((await api.students.add({ body })).id)
  }
  return ids
}
const countsOf = async ({ api }: School) => (await api.students.list()).counts

test('all matching students are changed, and the result can be undone exactly', async () => {
  const school = await world.signUp()
  const ids = await fill(school, 6)
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [ids[0] ?? ''] } })
  const done = await school.api.students.bulk({ body: { action: 'inactivate', filter: { level: 'B1' }, expected: 3 } })
  expect([done.changed, done.ids.toSorted()]).toEqual([2, [ids[2] ?? '', ids[4] ?? ''].toSorted()])
  expect(await countsOf(school)).toMatchObject({ active: 3, inactive: 3 })
  await school.api.students.bulk({ body: { action: 'activate', ids: done.ids } })
  expect(await countsOf(school)).toMatchObject({ active: 5, inactive: 1 })
})

test('where others match than were seen nothing changes, and it is said how many do', async () => {
  const school = await world.signUp()
  await fill(school, 4)
  const failure = await failureOf(
    school.api.students.bulk({ body: { action: 'delete', filter: { level: 'A1' }, expected: 3 } }),
  )
  expect(failure).toMatchObject({ code: 'edited_elsewhere', details: { found: 2 } })
  expect(await countsOf(school)).toMatchObject({ active: 4 })
})

test('a choice is made in one way, and not both or neither', async () => {
  const school = await world.signUp()
  const [id = ''] = await fill(school, 1)
  const bodies = [
    { action: 'activate' },
    { action: 'activate', filter: {} },
    { action: 'activate', expected: 1 },
    { action: 'activate', ids: [id], filter: {}, expected: 1 },
    { action: 'activate', ids: [id], expected: 1 },
    { action: 'add_to_class', ids: [id] },
    { action: 'activate', ids: [id], class_id: id },
    { action: 'explode', ids: [id] },
  ]
  for (const body of bodies) {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/students/bulk',
      headers: { authorization: `Bearer ${school.signedIn.authToken}` },
      payload: body,
    })
    expect([JSON.stringify(body), reply.statusCode]).toEqual([JSON.stringify(body), 400])
  }
})

test('students join a class and leave it, and open forms are told', async () => {
  const school = await world.signUp()
  const ids = await fill(school, 3)
  const { id: class_id } = await school.api.classes.add({ body: { name: 'Tuesday' } })
  await school.api.students.bulk({ body: { action: 'add_to_class', class_id, ids: [ids[0] ?? ''] } })
  const joined = await school.api.students.bulk({ body: { action: 'add_to_class', class_id, filter: {}, expected: 3 } })
  expect(joined.changed).toBe(2)
  expect((await school.api.students.list({ query: { class_id } })).total).toBe(3)
  const left = await school.api.students.bulk({ body: { action: 'remove_from_class', class_id, ids: joined.ids } })
  expect(left.ids.toSorted()).toEqual(joined.ids.toSorted())
  const [first] = (await school.api.students.list({ query: { class_id } })).items
  expect([first?.id, first?.version]).toEqual([ids[0], 2])
  const failure = await failureOf(
    school.api.students.edit({ params: { id: ids[1] ?? '' }, body: { version: 1, notes: 'x' } }),
  )
  expect(failure).toMatchObject({ code: 'edited_elsewhere' })
})

test('no student joins a twenty-first class', async () => {
  const school = await world.signUp()
  const [id = ''] = await fill(school, 1)
  const class_ids: string[] = []
  for (let place = 0; place < 21; place += 1)
    class_ids.push((await school.api.classes.add({ body: { name: `C${place}` } })).id)
  const [last = '', ...rest] = class_ids
  await school.api.students.edit({ params: { id }, body: { version: 1, class_ids: rest } })
  const failure = await failureOf(
    school.api.students.bulk({ body: { action: 'add_to_class', class_id: last, ids: [id] } }),
  )
  expect(failure).toMatchObject({ code: 'invalid_input' })
  expect((await school.api.students.get({ params: { id } })).classes).toHaveLength(20)
})

test('who is inactive for longer than the school says is due, counted from the last practice', async () => {
  const school = await world.signUp()
  const ids = await fill(school, 4)
  const school_id = school.signedIn.user.school.id
  await school.api.students.bulk({ body: { action: 'inactivate', ids: ids.slice(0, 3) } })
  const ago = (months: number) => new Date(Date.now() - months * 31 * 86_400_000).toISOString()
  const set = (id: string | undefined, values: { inactive_since?: string; last_practised_at?: string }) =>
    world.db
      .updateTable('students')
      .set(values)
      .where('school_id', '=', school_id)
      .where('id', '=', id ?? '')
      .execute()
  await set(ids[0], { inactive_since: ago(25) })
  await set(ids[1], { inactive_since: ago(25), last_practised_at: ago(2) })
  await set(ids[2], { inactive_since: ago(2) })
  const { items, counts } = await school.api.students.list({ query: { retention: 'due' } })
  expect([items.map(({ id }) => id), counts.due]).toEqual([[ids[0]], 1])
  const { version } = await school.api.school.get()
  await school.api.school.edit({ body: { version, inactive_months: 1 } })
  expect((await school.api.students.list({ query: { retention: 'due' } })).total).toBe(3)
})

test('taking back leaves out who was deleted since', async () => {
  const school = await world.signUp()
  const ids = []
  for (const first_name of ['Ada', 'Bea', 'Cleo'])
    ids.push((await school.api.students.add({ body: { first_name } })).id)
  await school.api.students.bulk({ body: { action: 'inactivate', ids } })
  await school.api.students.remove({ params: { id: ids[0] ?? '' } })
  const body = { action: 'activate', ids } as const
  await expect(school.api.students.bulk({ body })).rejects.toMatchObject({ code: 'not_found' })
  expect((await school.api.students.bulk({ body: { ...body, skip_missing: true } })).changed).toBe(2)
})

test('an id is the same in capitals', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Ada' } })
  const ids = [id, id.toUpperCase()]
  expect((await school.api.students.bulk({ body: { action: 'inactivate', ids } })).changed).toBe(1)
})

test('a class that is deleted while students join it is not found, and signs no one out', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Ada' } })
  const codes = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const { id: class_id } = await school.api.classes.add({ body: { name: `Class ${round}` } })
    const outcomes = await Promise.allSettled([
      school.api.students.bulk({ body: { action: 'add_to_class', ids: [id], class_id } }),
      school.api.classes.remove({ params: { id: class_id } }),
    ])
    for (const outcome of outcomes) if (outcome.status === 'rejected') codes.add(String(outcome.reason.code))
  }
  expect([...codes].filter((code) => code !== 'not_found' && code !== 'edited_elsewhere')).toEqual([])
  expect((await school.api.auth.me()).id).toBe(school.signedIn.user.id)
})
