import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { joinKinds, type JoinRequest } from '#contract/teaching/joining.ts'
import { classesIn, type Reach } from '#server/database/reach.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Db = Kysely<Tables>
type Tx = Transaction<Tables>

const StoredRequest = z.object({
  id: z.uuid(),
  kind: z.enum(joinKinds),
  class_id: z.uuid(),
  class_name: z.string(),
  first_name: z.string(),
  last_name: z.nullable(z.string()),
  denies_match: z.boolean(),
  is_school_full: z.boolean(),
  created_at: z.iso.datetime(),
})
export type StoredRequest = z.output<typeof StoredRequest>

const requestColumns = sql`
  r.id, r.kind, r.class_id, c.name as class_name, r.first_name, r.last_name, r.denies_match,
  r.is_school_full, r.created_at`

const waitingIn = (reach: Reach): RawBuilder<unknown> => sql`
  from join_requests r join ${classesIn(reach)} c on c.school_id = r.school_id and c.id = r.class_id and c.archived_at is null
  where r.school_id = ${reach.school_id} and r.state = 'waiting'`

export const listWaiting = (db: Db, reach: Reach, { class_id, limit }: { class_id?: string; limit: number }) =>
  rowsOf(
    db,
    StoredRequest,
    sql`select ${requestColumns} ${waitingIn(reach)} ${class_id ? sql`and r.class_id = ${class_id}` : sql``}
    order by r.id limit ${limit}`,
  )

export async function countWaiting(db: Db, reach: Reach): Promise<number> {
  const row = await rowOf(db, z.object({ total: z.int() }), sql`select count(*)::int as total ${waitingIn(reach)}`)
  return row?.total ?? 0
}

export async function countWaitingOfClass(tx: Tx, school_id: string, class_id: string): Promise<number> {
  const row = await rowOf(
    tx,
    z.object({ total: z.int() }),
    sql`select count(*)::int as total from join_requests
    where school_id = ${school_id} and class_id = ${class_id} and state = 'waiting'`,
  )
  return row?.total ?? 0
}

/** A request that waits, locked; undefined if it is decided or out of reach. */
export const lockRequest = (tx: Tx, reach: Reach, id: string): Promise<StoredRequest | undefined> =>
  rowOf(tx, StoredRequest, sql`select ${requestColumns} ${waitingIn(reach)} and r.id = ${id} for update of r`)

export interface NewRequest {
  school_id: string
  class_id: string
  code_id: string
  kind: JoinRequest['kind']
  first_name: string
  last_name: string | null
  denies_match: boolean
  is_school_full: boolean
}

export async function insertRequest(tx: Tx, request: NewRequest, hash: string): Promise<string> {
  const { id } = await tx
    .insertInto('join_requests')
    .values({ ...request, state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('join_request_tokens').values({ hash, school_id: request.school_id, request_id: id }).execute()
  return id
}

export const approveRequest = (
  tx: Tx,
  school_id: string,
  id: string,
  { student_id, link_version }: { student_id: string; link_version: number },
) =>
  tx
    .updateTable('join_requests')
    .set({ state: 'approved', student_id, link_version, is_school_full: false, decided_at: sql`now()` })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .execute()

export const refuseRequest = (tx: Tx, school_id: string, id: string) =>
  tx
    .updateTable('join_requests')
    .set({ state: 'refused', decided_at: sql`now()` })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .execute()

/** False if it was decided meanwhile. */
export async function withdrawRequest(tx: Tx, { school_id, id }: OwnRequest): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('join_requests')
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** A request as the browser that made it sees it; `has_link` for a day, while the link that it got is the student's. */
const OwnRequest = z.object({
  school_id: z.uuid(),
  id: z.uuid(),
  kind: z.enum(joinKinds),
  code_id: z.uuid(),
  first_name: z.string(),
  last_name: z.nullable(z.string()),
  student_id: z.nullable(z.uuid()),
  state: z.enum(['waiting', 'approved', 'refused']),
  is_school_full: z.boolean(),
  has_link: z.boolean(),
})
export type OwnRequest = z.output<typeof OwnRequest>

export const findOwn = (db: Db, hash: string): Promise<OwnRequest | undefined> =>
  rowOf(
    db,
    OwnRequest,
    sql`
    select r.school_id, r.id, r.kind, r.code_id, r.first_name, r.last_name, r.student_id, r.state, r.is_school_full,
      l.version is not null as has_link
    from join_request_tokens t
    join join_requests r on r.school_id = t.school_id and r.id = t.request_id
    left join practice_links l on l.school_id = r.school_id and l.student_id = r.student_id
      and l.version = r.link_version and l.expires_at > now() and r.state = 'approved'
      and r.decided_at > now() - interval '1 day'
    where t.hash = ${hash}`,
  )

/** Forgets requests after 30 days, those that count for an open code once it is closed, and the secrets of browsers that got their answer a day ago. */
export async function purgeRequests(db: Db): Promise<void> {
  await sql`
    delete from join_request_tokens t using join_requests r
    where r.school_id = t.school_id and r.id = t.request_id and r.decided_at < now() - interval '1 day'`.execute(db)
  await sql`
    delete from join_requests r using join_codes c
    where c.school_id = r.school_id and c.id = r.code_id and r.created_at < now() - interval '30 days'
      and (r.state <> 'approved' or c.closed_at is not null or c.closes_at <= now())`.execute(db)
  await sql`delete from join_codes where coalesce(closed_at, closes_at) < now() - interval '30 days'`.execute(db)
}
