import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reapplyErasures, purgeErasures, retentionDays } from '#server/retention/reapply-erasures.actions.ts'
import { saveSound, readSound } from '#server/speech/sounds.actions.ts'
import { eventually } from '#server/test/eventually.ts'
import { goodPassword, openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, 'silent')
})
afterAll(() => world.close())

const idOf = ({ signedIn }: School) => signedIn.user.school.id
const today = () => new Date().toISOString().slice(0, 10)
const noted = (name: string) =>
  eventually(async () => expect(await world.services.storage.listErasures(today())).toContain(name))

async function add({ api }: School, first_name: string): Promise<string> {
  return (await api.students.add({ body: { first_name } })).id
}

/** Recreates an erased student, as restoring an older backup does. */
const bringBack = (school: School, id: string) =>
  sql`insert into students (school_id, id, first_name) values (${idOf(school)}, ${id}, 'Ada')`.execute(world.db)

test('a restored student who had been erased is erased again, with the school’s sounds, and no other student', async () => {
  const school = await world.signUp()
  const [ada, ben, eva] = [await add(school, 'Ada'), await add(school, 'Ben'), await add(school, 'Eva')]
  await school.api.students.remove({ params: { id: ada } })
  await school.api.students.bulk({ body: { action: 'delete', ids: [ben] } })
  for (const id of [ada, ben]) await noted(`${idOf(school)}.${id}`)
  expect(await reapplyErasures(world.services)).toEqual({ students: 0, schools: 0 })

  for (const id of [ada, ben]) await bringBack(school, id)
  await saveSound(world.services, { school_id: idOf(school) }, 'hash', new Uint8Array([1]))
  expect(await reapplyErasures(world.services)).toEqual({ students: 2, schools: 0 })
  expect((await school.api.students.list()).items.map(({ id }) => id)).toEqual([eva])
  expect(await readSound(world.services, idOf(school), 'hash')).toBeNull()
  const { items } = await school.api.audit.list()
  expect(items[0]).toMatchObject({ action: 'students_deleted', actor: null, details: { count: 2 } })
})

test('a restored school that had been erased is erased again, and no queue has jobs of it', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  const id = idOf(school)
  await school.api.account.remove({ body: { password: goodPassword, school_name: 'Escuela Sol' } })
  await noted(id)
  await sql`insert into schools (id, name) values (${id}, 'Escuela Sol')`.execute(world.db)
  await sql`insert into users (school_id, email) values (${id}, 'ana@sol.example')`.execute(world.db)
  await world.services.storage.put(id, 'picture', new Uint8Array([1]))
  expect(await reapplyErasures(world.services)).toEqual({ students: 0, schools: 1 })
  expect(await world.services.storage.schools()).not.toContain(id)
  const { rows } = await sql<{ id: string }>`select id from schools`.execute(world.db)
  expect(rows.map((row) => row.id)).not.toContain(id)
  expect(rows.map((row) => row.id)).toContain(idOf(other))
  await eventually(async () => {
    const jobs = await sql`select 1 from pgboss.job where data->>'school_id' = ${id}`.execute(world.db)
    expect(jobs.rows).toEqual([])
  })
})

test('a refused deletion is not recorded', async () => {
  const school = await world.signUp()
  await expect(
    school.api.students.bulk({ body: { action: 'delete', ids: [await add(school, 'Ada'), crypto.randomUUID()] } }),
  ).rejects.toMatchObject({ code: 'not_found' })
  const { rows } = await sql`
    select 1 from pgboss.job where name = 'erasures' and data->>'school_id' = ${idOf(school)}`.execute(world.db)
  expect(rows).toEqual([])
})

test('erasures are purged when no backup can contain the data any more', async () => {
  const { storage } = world.services
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  for (const days of [retentionDays + 1, retentionDays - 1])
    await storage.addErasure(dayBefore(days), crypto.randomUUID())
  await purgeErasures({ storage })
  const days = await storage.listErasureDays()
  expect(days).not.toContain(dayBefore(retentionDays + 1))
  expect(days).toContain(dayBefore(retentionDays - 1))
})
