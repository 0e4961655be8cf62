import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Runs the transactional part of a call. A repeat of an earlier call gets that call's answer, and `work` does not run. */
export type Write = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>

/** A call that may be repeated: the same key and body mean the same call. */
export interface IdempotentCall {
  school_id: string
  /** Method and path, so that a key means something within one call only. */
  call: string
  key: string
  body: unknown
}

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url')

/** What stands for a call elsewhere, so that its repetition is the same one there, too; without a key every call is new. */
export const downstreamKey = (repeat: IdempotentCall | null): string =>
  repeat ? hashOf([repeat.school_id, repeat.call, repeat.key]) : randomUUID()

/** Writes in one transaction, together with the answer under its key where the caller sent one. */
export const writeOnce =
  (db: Kysely<Tables>, repeat: IdempotentCall | null): Write =>
  (work) =>
    db.transaction().execute(async (tx) => {
      if (!repeat) return work(tx)
      const hash = hashOf(repeat.body)
      const saved = await claimKey(tx, repeat, hash)
      // What is saved under a call's key is that call's own answer.
      if (saved) return saved.answer as Awaited<ReturnType<typeof work>>
      const answer = await work(tx)
      await saveAnswer(tx, repeat, answer)
      return answer
    })

// A second request with the same key waits at the insert until the first one has ended.
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
    select body_hash, answer, answer is null as is_forgotten from idempotency_keys where school_id = ${school_id} and call = ${call} and key = ${key}`,
  )
  const [saved] = rows
  // What it was about was erased since.
  if (saved?.body_hash !== hash || saved.is_cleared) throw new ApiError('idempotency_mismatch')
  return saved
}

const saveAnswer = (tx: Transaction<Tables>, { school_id, call, key }: IdempotentCall, answer: unknown) =>
  sql`update idempotency_keys set answer = ${JSON.stringify(answer ?? null)}::jsonb
    where school_id = ${school_id} and call = ${call} and key = ${key}`.execute(tx)

/** Deletes the answers that nobody can ask for any more. */
export const purgeAnswers = (db: Kysely<Tables>) =>
  sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)

/** Forgets what was answered about things that are erased; whoever repeats such a call is not told again. */
export const clearAnswersAbout = (tx: Transaction<Tables>, school_id: string, ids: readonly string[]) =>
  sql`update idempotency_keys set answer = null where school_id = ${school_id} and answer->>'id' = any(${ids}::text[])`.execute(
    tx,
  )
