import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** A number of acts in a span of time, counted in the database under a key. */
export interface Limit {
  key: string
  count: number
  seconds: number
}
const WindowCount = z.object({ count: z.int(), retry_after: z.int() })
type WindowCount = z.output<typeof WindowCount>

// One that begins far in the future was begun before the clock was set back: it would run until the clock is there again.
const isRunning = (seconds: number) =>
  sql`w.started_at between now() - make_interval(secs => ${seconds}::int) and now() + make_interval(secs => ${seconds}::int)`

/** Counts `cost` acts and gives the window's count so far and the whole seconds until the next one. A negative cost gives acts back. */
export async function increment(db: Kysely<Tables>, { key, seconds }: Limit, cost = 1): Promise<WindowCount> {
  const rows = await rowsOf(
    db,
    WindowCount,
    sql`
    insert into rate_windows as w (key, started_at, count) values (${key}, now(), ${Math.max(cost, 0)}::int)
    on conflict (key) do update set
      count = case when ${isRunning(seconds)} then greatest(w.count + ${cost}::int, 0) else excluded.count end,
      started_at = case when ${isRunning(seconds)} then w.started_at else excluded.started_at end
    returning count, ceil(extract(epoch from started_at - now()) + ${seconds}::int)::int as retry_after`,
  )
  return rows[0] ?? { count: 0, retry_after: seconds }
}

/** Counts one act under each of some keys, in one statement, and gives the counts of their windows so far. */
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

/** How many acts a key's window holds, without counting one; 0 where it is over. */
export async function readCount(db: Kysely<Tables>, { key, seconds }: Omit<Limit, 'count'>): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ count: z.number() }),
    sql`
    select count from rate_windows w where key = ${key} and ${isRunning(seconds)}`,
  )
  return rows[0]?.count ?? 0
}

/** Counts acts and refuses with `too_many_requests` once the window holds more than the limit. */
export async function consume(db: Kysely<Tables>, limit: Limit, cost = 1): Promise<void> {
  const { count, retry_after } = await increment(db, limit, cost)
  if (count > limit.count) throw new ApiError('too_many_requests', { retry_after })
}

interface TokenBlock {
  left: number
  until: number
}
/** Takes one act of a limit without a statement each: permits come from the database in blocks, which holds the limit across processes. */
export type RateLimiter = (limit: Limit) => Promise<void>

const blocksPerLimit = 20
/** As many keys are remembered before expired ones are dropped, and then twice as many as were left. */
const minKeys = 1000

/** Makes an allowance for the life of one server. */
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
      // Whoever comes at once shares a block, or each would take one and use a single permit of it.
      const fetching = pending.get(key) ?? fetchBlock(limit, now).finally(() => pending.delete(key))
      pending.set(key, fetching)
      await fetching
    }
  }
}

/** Begins the window of a key anew. */
export async function resetWindow(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`delete from rate_windows where key = ${key}`.execute(db)
}

/** Deletes the windows that ended more than a day ago. */
export const purgeWindows = (db: Kysely<Tables>) =>
  sql`delete from rate_windows where started_at < now() - interval '1 day'`.execute(db)
