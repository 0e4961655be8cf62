import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import { openSchool } from './callers.ts'
import type { Pair } from './pair.ts'
import { ask } from './town.ts'

/** Milliseconds after which both have swept, and looked for schools to read again. */
const bothHaveSwept = 75_000

const count = async (url: string, what: string): Promise<number> =>
  Number((await ask<{ count: string }>(url, `select count(*) from ${what}`))[0]?.count)

/** Both sweep and read subscriptions again at the same moment, because they were started at the same moment. */
export async function proveSweeps(pair: Pair): Promise<Finding> {
  const { url, addresses } = pair
  const begun = performance.now()
  const { signedIn, api } = await openSchool(addresses[0] ?? '')
  for (let name = 0; name < 20; name += 1) await api.students.add({ body: { first_name: `Ana ${name}` } })
  const { id } = signedIn.user.school
  await ask(
    url,
    `insert into idempotency_keys (school_id, call, key, body_hash, created_at)
       select $1, 'POST /old', n::text, 'hash', now() - interval '25 hours' from generate_series(1, 5000) n`,
    [id],
  )
  await ask(
    url,
    `insert into rate_windows (key, started_at, count)
       select 'old:' || n, now() - interval '25 hours', 1 from generate_series(1, 5000) n`,
  )
  await ask(url, `update billing_accounts set read_at = now() - interval '2 hours' where school_id = $1`, [id])
  await pause(Math.max(0, bothHaveSwept - (performance.now() - begun)))
  const left = await count(
    url,
    `(select 1 from idempotency_keys where call = 'POST /old'
    union all select 1 from rate_windows where key like 'old:%') as old`,
  )
  const unread = await count(url, `billing_accounts where read_at < now() - interval '1 hour'`)
  const { total } = await api.students.list()
  await Promise.all([0, 1].map((place) => pair.at(place).end('SIGTERM')))
  const endings = await Promise.all([0, 1].map((place) => pair.at(place).ending))
  const complaints = endings.flatMap(({ stderr }) => stderr.split('\n').filter(Boolean))
  return {
    what: 'Sweeps and the hourly reading of subscriptions, at both at the same moment',
    tried: '10,000 rows that had run out, 20 students',
    found: `${left} rows left, ${unread} subscriptions unread, ${total} students, ${complaints.length} complaints in the logs`,
    isRight: left === 0 && unread === 0 && total === 20 && complaints.length === 0,
  }
}
