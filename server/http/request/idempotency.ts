import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Runs `work` in a transaction. A repeated call gets the saved answer instead. */
export type Write = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>

export interface IdempotentCall {
  school_id: string
  call: string
  key: string
  body: unknown
}

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url')

/** The idempotency key for other services; unique if the client sent none. */
export const downstreamKey = (idempotentCall: IdempotentCall | null): string =>
  idempotentCall ? hashOf([idempotentCall.school_id, idempotentCall.call, idempotentCall.key]) : randomUUID()

export const writeOnce =
  (db: Kysely<Tables>, idempotentCall: IdempotentCall | null): Write =>
  (work) =>
    db.transaction().execute(async (tx) => {
      if (!idempotentCall) return work(tx)
      const hash = hashOf(idempotentCall.body)
      const saved = await claimKey(tx, idempotentCall, hash)
      // The answer was saved under the key of the same call.
      if (saved) return saved.answer as Awaited<ReturnType<typeof work>>
      const answer = await work(tx)
      await saveAnswer(tx, idempotentCall, answer)
      return answer
    })

// A second request with the same key waits at the insert for the first.
async function claimKey(tx: Transaction<Tables>, { school_id, call, key }: IdempotentCall, hash: string) {
  const claimed = await sql`
    insert into idempotency_keys as k (school_id, call, key, body_hash) values (${school_id}, ${call}, ${key}, ${hash})
    on conflict (school_id, call, key) do update set body_hash = excluded.body_hash, answer = null, created_at = now()
      where k.created_at < now() - interval '24 hours'
    returning 1`.execute(tx)
  if (claimed.rows.length) return null
  const rows = await rowsOf(
    tx,
    z.object({ body_hash: z.string(), answer: z.unknown(), is_cleared: z.boolean() }),
    sql`
    select body_hash, answer, answer is null as is_cleared from idempotency_keys where school_id = ${school_id} and call = ${call} and key = ${key}`,
  )
  const [saved] = rows
  // A cleared answer was about something that is erased.
  if (saved?.body_hash !== hash || saved.is_cleared) throw new ApiError('idempotency_mismatch')
  return saved
}

const saveAnswer = (tx: Transaction<Tables>, { school_id, call, key }: IdempotentCall, answer: unknown) =>
  sql`update idempotency_keys set answer = ${JSON.stringify(answer ?? null)}::jsonb
    where school_id = ${school_id} and call = ${call} and key = ${key}`.execute(tx)

export const purgeAnswers = (db: Kysely<Tables>) =>
  sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)

/** Clears saved answers about erased rows; a repetition is then refused. */
export const clearAnswersAbout = (tx: Transaction<Tables>, school_id: string, ids: readonly string[]) =>
  sql`update idempotency_keys set answer = null where school_id = ${school_id} and answer->>'id' = any(${ids}::text[])`.execute(
    tx,
  )
