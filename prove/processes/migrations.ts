import { setTimeout as pause } from 'node:timers/promises'
import { startProcess } from '#server/test/programs/running-server.ts'
import type { Finding } from '../proof.ts'
import { describeFailures } from './callers.ts'
import { copyProgram } from './copy.ts'
import { openPair, sharedSettings } from './pair.ts'
import { workUntil } from './rolling.ts'
import { query, type Cluster } from './cluster.ts'

// Each invalidates cached plans of the older version: a type change, a new column, an index.
const changes: readonly (readonly [string, string])[] = [
  ['wider_names', `alter table classes alter column name type varchar(200);`],
  ['shades', `alter table students add column shade text not null default 'blue'; update students set shade = 'red';`],
  [
    'colours',
    `alter table classes add column colour text not null default 'blue'; create index on classes (school_id, colour);`,
  ],
  ['names_again', `alter table classes alter column name type text;`],
]

export async function proveMigrations(cluster: Cluster, stack: AsyncDisposableStack): Promise<Finding[]> {
  const pair = await openPair(cluster, stack)
  const shared = await sharedSettings(cluster, pair.url)
  let newer = 0
  const work = await workUntil(pair.addresses[0] ?? '', 4, async () => {
    const other = workUntil(pair.addresses[1] ?? '', 4, async () => {
      const copy = await copyProgram(cluster)
      for (const [name, text] of changes) {
        await pause(1500)
        await copy.addMigration(name, text)
        const started = await Promise.all([0, 1].map(() => startProcess(shared, copy.main)))
        newer += started.length
        await Promise.all(started.map((server) => server.end('SIGTERM')))
      }
      await pause(1500)
    })
    const { failed, lost } = await other
    if (failed.length + lost) throw new AggregateError(failed, `${failed.length} failed and ${lost} lost at the other`)
  })
  const applied = await query<{ name: string }>(pair.url, 'select name from migrations')
  const names = new Set(applied.map(({ name }) => name.slice(5)))
  const done = changes.filter(([name]) => names.has(name)).length
  return [
    {
      what: 'Migrations while two processes of the older version are running',
      tried: `${changes.length} migrations, ${newer} newer processes, two at each moment, ${work.stats.calls} calls at one of the older processes`,
      found: `${done} applied once; ${work.failed.length} failed after retries, ${work.lost} lost or twice; temporary failures: ${describeFailures(work.stats)}`,
      hasPassed: done === changes.length && work.failed.length === 0 && work.lost === 0,
    },
  ]
}
