import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { prepared } from '#server/database/prepared.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** `count` calls in `seconds`, counted in the database under a key. */
export interface Limit {
  key: string
  count: number
  seconds: number
}
const WindowCount = z.object({ count: z.int(), retry_after: z.int() })
type WindowCount = z.output<typeof WindowCount>

// A start in the future means that the clock was set back: such a window would last until the clock has caught up.
const isRunning = (seconds: number) =>
  sql`w.started_at between now() - make_interval(secs => ${seconds}::int) and now() + make_interval(secs => ${seconds}::int)`

const secondsLeft = (seconds: number) => sql`ceil(extract(epoch from w.started_at - now()) + ${seconds}::int)::int`

/** Adds `cost` (negative: refunds), once or for each row of `each`, and returns the window's count and the seconds until the next window. */
export const incrementing = (
  { key, seconds }: Omit<Limit, 'count'>,
  cost = 1,
  each = sql`(values (1)) one`,
): RawBuilder<unknown> => sql`
  insert into rate_windows as w (key, started_at, count) select ${key}, now(), ${Math.max(cost, 0)}::int from ${each}
  on conflict (key) do update set
    count = case when ${isRunning(seconds)} then greatest(w.count + ${cost}::int, 0) else excluded.count end,
    started_at = case when ${isRunning(seconds)} then w.started_at else excluded.started_at end
  returning count, ${secondsLeft(seconds)} as retry_after`

export const increment = async (db: Kysely<Tables>, limit: Limit, cost = 1): Promise<WindowCount> =>
  (await rowOf(db, WindowCount, incrementing(limit, cost))) ?? { count: 0, retry_after: limit.seconds }

export async function incrementEach(
  db: Kysely<Tables>,
  keys: readonly string[],
  seconds: number,
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    db,
    z.object({ key: z.string(), count: z.number() }),
    sql`
    insert into rate_windows as w (key, started_at, count)
    select key, now(), 1 from unnest(${keys}::text[]) as t (key) order by key
    on conflict (key) do update set
      count = case when ${isRunning(seconds)} then w.count + 1 else 1 end,
      started_at = case when ${isRunning(seconds)} then w.started_at else now() end
    returning key, count`,
  )
  return new Map(rows.map(({ key, count }) => [key, count]))
}

const windowOf = prepared<Pick<Limit, 'key' | 'seconds'>>(
  ['key', 'seconds'],
  ({ key, seconds }) => sql`
    select count, ${secondsLeft(seconds)} as retry_after from rate_windows w where key = ${key} and ${isRunning(seconds)}`,
)

/** Changes nothing, unlike a cost of 0, which writes the row anew. */
export async function readWindow(db: Kysely<Tables>, { key, seconds }: Omit<Limit, 'count'>): Promise<WindowCount> {
  return (await rowOf(db, WindowCount, windowOf({ key, seconds }))) ?? { count: 0, retry_after: seconds }
}

/** Adds `cost`, and throws `too_many_requests` if the window exceeds the limit. */
export async function consume(db: Kysely<Tables>, limit: Limit, cost = 1): Promise<void> {
  const { count, retry_after } = await increment(db, limit, cost)
  if (count > limit.count) throw new ApiError('too_many_requests', { retry_after })
}

interface TokenBlock {
  left: number
  until: number
}
/** Consumes one call of a limit. Calls are reserved in blocks, so that few need a statement and the limit holds across processes. */
export type RateLimiter = (limit: Limit) => Promise<void>

const blocksPerLimit = 20
/** Keys in memory before expired ones are dropped; afterwards twice as many as remained. */
const minKeys = 1000

export function createRateLimiter(db: Kysely<Tables>): RateLimiter {
  const blocks = new Map<string, TokenBlock>()
  const pending = new Map<string, Promise<void>>()
  let maxKeys = minKeys
  const dropExpired = (now: number) => {
    for (const [key, { until }] of blocks) if (until <= now) blocks.delete(key)
    maxKeys = Math.max(minKeys, 2 * blocks.size)
  }
  const fetchBlock = async ({ key, count: max, seconds }: Limit, now: number) => {
    if (blocks.size > maxKeys) dropExpired(now)
    const block = Math.max(1, Math.floor(max / blocksPerLimit))
    const { count, retry_after } = await increment(db, { key, count: max, seconds }, block)
    if (count - block >= max) throw new ApiError('too_many_requests', { retry_after })
    blocks.set(key, { left: block, until: now + retry_after * 1000 })
  }
  return async (limit) => {
    const { key } = limit
    for (;;) {
      const now = Date.now()
      const block = blocks.get(key)
      if (block && block.until > now && block.left > 0) {
        block.left -= 1
        return
      }
      // Concurrent callers share one block; otherwise each would reserve one and use a single call of it.
      const fetching = pending.get(key) ?? fetchBlock(limit, now).finally(() => pending.delete(key))
      pending.set(key, fetching)
      await fetching
    }
  }
}

export async function resetWindow(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`delete from rate_windows where key = ${key}`.execute(db)
}

export const purgeWindows = (db: Kysely<Tables>) =>
  sql`delete from rate_windows where started_at < now() - interval '1 day'`.execute(db)
