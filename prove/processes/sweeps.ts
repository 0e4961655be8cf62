import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import { openSchool } from './callers.ts'
import type { Pair } from './pair.ts'
import { query } from './cluster.ts'

/** Milliseconds. */
const sweepsDone = 75_000

const count = async (url: string, what: string): Promise<number> =>
  Number((await query<{ count: string }>(url, `select count(*) from ${what}`))[0]?.count)

export async function proveSweeps(pair: Pair): Promise<Finding> {
  const { url, addresses } = pair
  const startedAt = performance.now()
  const { signedIn, api } = await openSchool(addresses[0] ?? '')
  for (let name = 0; name < 20; name += 1) await api.students.add({ body: { first_name: `Ana ${name}` } })
  const { id } = signedIn.user.school
  await query(
    url,
    `insert into idempotency_keys (school_id, call, key, body_hash, created_at)
       select $1, 'POST /old', n::text, 'hash', now() - interval '25 hours' from generate_series(1, 5000) n`,
    [id],
  )
  await query(
    url,
    `insert into rate_windows (key, started_at, count)
       select 'old:' || n, now() - interval '25 hours', 1 from generate_series(1, 5000) n`,
  )
  await query(url, `update billing_accounts set read_at = now() - interval '2 hours' where school_id = $1`, [id])
  await pause(Math.max(0, sweepsDone - (performance.now() - startedAt)))
  const left = await count(
    url,
    `(select 1 from idempotency_keys where call = 'POST /old'
    union all select 1 from rate_windows where key like 'old:%') as old`,
  )
  const notSynced = await count(url, `billing_accounts where read_at < now() - interval '1 hour'`)
  const { total } = await api.students.list()
  await Promise.all([0, 1].map((place) => pair.at(place).end('SIGTERM')))
  const endings = await Promise.all([0, 1].map((place) => pair.at(place).ending))
  const errors = endings.flatMap(({ stderr }) => stderr.split('\n').filter(Boolean))
  return {
    what: 'Sweeps and the hourly subscription sync at both servers at the same time',
    tried: '10,000 expired rows, 20 students',
    found: `${left} rows left, ${notSynced} subscriptions not synced, ${total} students, ${errors.length} errors in the logs`,
    hasPassed: left === 0 && notSynced === 0 && total === 20 && errors.length === 0,
  }
}
