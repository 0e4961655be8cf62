import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

export async function findSound(db: Kysely<Tables>, school_id: string, hash: string): Promise<number | undefined> {
  const rows = await rowsOf(
    db,
    z.object({ bytes: z.number() }),
    sql`
    with used as (
      update sounds set used_at = now()
      where school_id = ${school_id} and hash = ${hash} and used_at < now() - interval '1 hour')
    select bytes from sounds where school_id = ${school_id} and hash = ${hash}`,
  )
  return rows[0]?.bytes
}

export const insertSound = (tx: Tx, school_id: string, { hash, bytes }: { hash: string; bytes: number }) =>
  sql`
    insert into sounds (school_id, hash, bytes) values (${school_id}, ${hash}, ${bytes})
    on conflict (school_id, hash) do update set bytes = excluded.bytes, used_at = now()`.execute(tx)

const Sound = z.object({ hash: z.string() })
const hashesOf = (rows: readonly z.output<typeof Sound>[]) => rows.map(({ hash }) => hash)

export const deleteSoundsOverQuota = async (tx: Tx, school_id: string, maxBytes: number): Promise<string[]> =>
  hashesOf(
    await rowsOf(
      tx,
      Sound,
      sql`
      delete from sounds s using (
        select hash, sum(bytes) over (order by used_at desc, hash) as upto from sounds where school_id = ${school_id}) k
      where s.school_id = ${school_id} and s.hash = k.hash and k.upto > ${maxBytes}::bigint returning s.hash`,
    ),
  )

export const deleteSounds = async (tx: Tx, school_id: string): Promise<string[]> =>
  hashesOf(await rowsOf(tx, Sound, sql`delete from sounds where school_id = ${school_id} returning hash`))

export async function deleteUnusedSounds(tx: Tx, days: number): Promise<{ school_id: string; hashes: string[] }[]> {
  const rows = await rowsOf(
    tx,
    z.object({ school_id: z.string(), hashes: z.array(z.string()) }),
    sql`
    with gone as (
      delete from sounds where used_at < now() - make_interval(days => ${days}::int) returning school_id, hash)
    select school_id, array_agg(hash) as hashes from gone group by school_id`,
  )
  return rows
}

export async function lockStudent(tx: Tx, school_id: string, student_id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from students where school_id = ${school_id} and id = ${student_id} for key share`.execute(tx)
  return rows.length > 0
}
