import { beforeAll, expect, test } from 'vitest'
import { run, send } from '#server/imports/fixtures/import-calls.ts'
import { purgeNotices } from '#server/notices/notices.queries.ts'
import { runAsOwner } from '#server/test/database.ts'
import { idOf } from '#server/test/peers/sandbox-schools.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** Notices of a school, a minute apart, the first the oldest; gives their ids in that order. */
async function addNotices(school: School, count: number): Promise<string[]> {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into notices (school_id, kind, at, details)
     select $1, 'import_finished', now() - make_interval(mins => $2::int - n), '{"added":1,"activated":0,"skipped":0}'
     from generate_series(1, $2::int) n returning id`,
    [idOf(school), count],
  )
  return rows.map(({ id }) => id)
}
const list = ({ api }: School) => api.notices.list()
const read = ({ api }: School, ...ids: string[]) => api.notices.read({ body: { ids } })
const gone = { code: 'not_found' }

test('an import tells what it has brought, and one that brought nothing tells nothing', async () => {
  const school = await world.signUp()
  const file = 'First name,Email\nAda,ada@notices.example\nBo,nonsense\n'
  await run(school, await send(school, file))
  const { items, unread } = await list(school)
  expect(items).toMatchObject([{ kind: 'import_finished', added: 1, activated: 0, skipped: 1, is_read: false }])
  expect(unread).toBe(1)
  await run(school, await send(school, file))
  expect((await list(school)).items).toHaveLength(1)
})

test('the latest are listed first, and reading some leaves the others unread', async () => {
  const school = await world.signUp()
  const [oldest = '', middle = '', latest = ''] = await addNotices(school, 3)
  expect((await list(school)).items.map(({ id }) => id)).toEqual([latest, middle, oldest])
  expect(await read(school, latest, latest)).toEqual({ unread: 2 })
  expect(await school.api.notices.read({ body: { until: middle } })).toEqual({ unread: 0 })
  expect(await read(school, middle)).toEqual({ unread: 0 })
  expect((await list(school)).items.map(({ is_read }) => is_read)).toEqual([true, true, true])
})

test('one with all before it is read, and what came after it stays unread', async () => {
  const school = await world.signUp()
  const [oldest, middle = '', latest] = await addNotices(school, 3)
  expect(await school.api.notices.read({ body: { until: middle } })).toEqual({ unread: 1 })
  expect((await list(school)).items).toMatchObject([
    { id: latest, is_read: false },
    { id: middle, is_read: true },
    { id: oldest, is_read: true },
  ])
})

test('a notice of another school, or an unknown one, is not found, and none is marked as read', async () => {
  const [mine, theirs] = [await world.signUp(), await world.signUp()]
  const [own = ''] = await addNotices(mine, 1)
  const [foreign = ''] = await addNotices(theirs, 1)
  for (const id of [foreign, crypto.randomUUID()]) {
    await expect(read(mine, own, id)).rejects.toMatchObject(gone)
    await expect(mine.api.notices.read({ body: { until: id } })).rejects.toMatchObject(gone)
  }
  for (const school of [mine, theirs]) expect((await list(school)).unread).toBe(1)
})

test('every unread notice is in the list, even below fifty that are read', async () => {
  const school = await world.signUp()
  const ids = await addNotices(school, 60)
  await read(school, ...ids.slice(10))
  const { items, unread } = await list(school)
  expect([items.length, unread]).toEqual([50, 10])
  expect(items.filter(({ is_read }) => !is_read).map(({ id }) => id)).toEqual(ids.slice(0, 10).toReversed())
  expect(items[0]?.id).toBe(ids.at(-1))
})

test('notices are deleted after ninety days', async () => {
  const school = await world.signUp()
  const [old] = await addNotices(school, 2)
  await world.pool.query(`update notices set at = now() - interval '91 days' where id = $1`, [old])
  await purgeNotices(world.db)
  expect((await list(school)).items).toHaveLength(1)
})

test('which notices are mailed is each person’s own choice, which stays and stands in the log', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  const all = { trial_ends: true, payment_failed: true, conversation_flagged: true, join_waiting: true }
  const { notices, audit } = school.api
  expect(await notices.mails()).toEqual(all)
  await Promise.all([
    notices.editMails({ body: { trial_ends: false } }),
    notices.editMails({ body: { payment_failed: false, conversation_flagged: true } }),
  ])
  expect(await notices.mails()).toEqual({ ...all, trial_ends: false, payment_failed: false })
  expect(await notices.editMails({ body: { trial_ends: true } })).toEqual({ ...all, payment_failed: false })
  expect(await notices.editMails({ body: {} })).toEqual({ ...all, payment_failed: false })
  expect(await other.api.notices.mails()).toEqual(all)
  const { items } = await audit.list({ query: { group: 'account' } })
  expect(items.filter(({ action }) => action === 'account_edited').length).toBeGreaterThanOrEqual(3)
})

test('a school without access still reads its notices: they say why', async () => {
  const school = await world.signUp({ tier: null })
  const [id = ''] = await addNotices(school, 1)
  expect((await list(school)).unread).toBe(1)
  expect(await read(school, id)).toEqual({ unread: 0 })
})

test('an export of a school holds its notices', async () => {
  const school = await world.signUp()
  await addNotices(school, 1)
  const zip = Buffer.from(await (await school.api.account.export()).arrayBuffer())
  expect(zip.includes('notices.json')).toBe(true)
})

test('counting unread notices reads no others', async () => {
  const school = await world.signUp()
  await addNotices(school, 2000)
  await world.pool.query('update notices set settled_at = now() where school_id = $1 and random() < 0.99', [
    idOf(school),
  ])
  await runAsOwner(world, 'vacuum analyze notices')
  const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(
    `explain select count(*)::int from notices n where n.school_id = '${idOf(school)}' and n.settled_at is null`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('notices_school_id_idx')
})
