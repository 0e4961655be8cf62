import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken, openJoiningClass } from '#server/test/worlds/join-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ limitFactor: 1 })
})
afterAll(() => world.close())

const wrongCode = 'BCDFGHJK'
let place = 0
const newIp = () => `203.0.113.${(place += 1)}`

async function post(url: string, payload: object, ip: string) {
  const { statusCode, headers, body } = await world.app.inject({ method: 'POST', url, payload, remoteAddress: ip })
  const { date: _date, 'x-request-id': _id, ...others } = headers
  return { statusCode, headers: others, body }
}
const tryCode = (code: string, ip: string, first_name = 'Bo') =>
  post('/api/join', { code, token: newToken(), kind: 'join', first_name }, ip)

test('unknown, closed, expired and full codes, and those of a school without access, get one answer', async () => {
  const ip = newIp()
  const unknown = await tryCode(wrongCode, ip)
  expect([unknown.statusCode, JSON.parse(unknown.body)]).toMatchObject([404, { code: 'join_unavailable' }])
  expect(unknown.headers['cache-control']).toContain('no-store')
  const [closed, full, expired, unpaid] = [
    await openJoiningClass(world),
    await openJoiningClass(world, { max_students: 1 }),
    await openJoiningClass(world),
    await openJoiningClass(world),
  ]
  await closed.school.api.joining.close({ params: { id: closed.class_id } })
  await full.join({ first_name: 'Ana' })
  await world.pool.query('update join_codes set closes_at = now() where class_id = $1', [expired.class_id])
  const { id } = unpaid.school.signedIn.user.school
  await world.pool.query(`update schools set subscription_status = 'unpaid' where id = $1`, [id])
  for (const { open } of [closed, full, expired, unpaid]) expect(await tryCode(open.code, ip)).toEqual(unknown)
})

test('wrong codes are counted per address, and after 60 a right one is refused as well', async () => {
  const { open } = await openJoiningClass(world)
  const ip = newIp()
  for (let tries = 0; tries < 60; tries += 1) expect((await tryCode(wrongCode, ip)).statusCode).toBe(404)
  expect((await tryCode(open.code, ip)).statusCode).toBe(429)
  expect((await post('/api/join/offer', { code: open.code }, ip)).statusCode).toBe(429)
  expect((await post('/api/join/progress', { token: newToken() }, ip)).statusCode).toBe(429)
  expect((await tryCode(open.code, newIp())).statusCode).toBe(200)
})

test('a whole class joins from one address', async () => {
  const { open } = await openJoiningClass(world, { max_students: 70 })
  const ip = newIp()
  for (let student = 0; student < 61; student += 1)
    expect((await tryCode(open.code, ip, `Ana ${student}`)).statusCode).toBe(200)
})

test('names that are tried with the code of a class are counted', async () => {
  const { open, class_id } = await openJoiningClass(world)
  await world.pool.query(`insert into rate_windows (key, started_at, count) values ($1, now(), 1500)`, [
    `join-names:${class_id}`,
  ])
  expect((await tryCode(open.code, newIp())).statusCode).toBe(429)
})

test('a code and the secret of a waiting browser are written down nowhere', async () => {
  const { open } = await openJoiningClass(world, { needs_approval: true })
  const token = newToken()
  await world.anonymous.joining.join({ body: { code: open.code, token, kind: 'join', first_name: 'Ana' } })
  const { rows } = await world.pool.query<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  for (const { table } of rows) {
    const sql = `select 1 from ${table} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`
    const { rowCount } = await world.pool.query(sql, [open.code, token])
    expect([table, rowCount]).toEqual([table, 0])
  }
})
