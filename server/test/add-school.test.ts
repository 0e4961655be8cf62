import { beforeAll, expect, test } from 'vitest'
import { clientOf, goodPassword, injectSend, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** Columns that differ for each school: ids, timestamps and secrets. */
const own = /(^|_)(id|at|date|hash|sid|customer|email|ref|reading|subscription)$/

async function rowsOf(school_id: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await world.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'school_id'
       and table_name <> 'mailed_tokens' order by 1`,
  )
  const all = tables.map(async ({ name }): Promise<[string, unknown[]]> => {
    const { rows } = await world.pool.query<Record<string, unknown>>(
      `select to_jsonb(t) as row from ${name} t where school_id = $1 order by to_jsonb(t)->>'action'`,
      [school_id],
    )
    return [name, rows.map(({ row }) => without(row))]
  })
  const found = await Promise.all([...all, ownRow(school_id)])
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0))
}

async function ownRow(school_id: string): Promise<[string, unknown[]]> {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    'select to_jsonb(t) as row from schools t where id = $1',
    [school_id],
  )
  return ['schools', rows.map(({ row }) => without(row))]
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, own.test(name) && part !== null ? 'own' : without(part)]),
  )
}

test.for([[null], ['starter'], ['pro']] as const)('a school with plan %s is what signing up makes', async ([tier]) => {
  const here = await world.signUp({ tier, is_confirmed: false })
  const body = { email: `${crypto.randomUUID()}@school.example`, school_name: 'Escuela Sol', password: goodPassword }
  const there = await world.anonymous.auth.signUp({ body })
  if (tier) await clientOf(injectSend(world.app, there.authToken)).billing.subscribe({ body: { tier } })
  expect(without(here.signedIn.user)).toEqual(without(there.user))
  const rows = await rowsOf(here.signedIn.user.school.id)
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['audit_log', 'schools', 'sessions', 'users']))
  expect(rows).toEqual(await rowsOf(there.user.school.id))
})
