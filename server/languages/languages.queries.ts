import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { PracticeLanguageState } from '#contract/school/practice-languages.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export async function listLanguages(db: Kysely<Tables>, school_id: string): Promise<PracticeLanguageState[]> {
  const rows = await rowsOf(
    db,
    PracticeLanguageState,
    sql`
    select language, bool_or(is_on) as "on", sum(chatbots)::int as chatbot_count, sum(avatars)::int as avatar_count
    from (
      select language, true as is_on, 0 as chatbots, 0 as avatars from practice_languages where school_id = ${school_id}
      union all
      select language, false, 1, 0 from chatbots where school_id = ${school_id} and status <> 'archived'
      union all
      select language, false, 0, 1 from avatars where school_id = ${school_id} and status <> 'archived'
    ) spoken group by language`,
  )
  return rows
}

export async function countLanguages(db: Kysely<Tables>, school_id: string): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ used: z.number() }),
    sql`
    select count(*)::int as used from practice_languages where school_id = ${school_id}`,
  )
  return rows[0]?.used ?? 0
}

export async function isLanguageOn(db: Kysely<Tables>, school_id: string, language: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from practice_languages where school_id = ${school_id} and language = ${language}`.execute(db)
  return rows.length > 0
}

export async function countSpeakers(db: Kysely<Tables>, school_id: string, language: string): Promise<number> {
  const rows = await rowsOf(
    db,
    z.object({ used_by: z.number() }),
    sql`
    select count(*)::int as used_by from (
      select language, status from chatbots where school_id = ${school_id}
      union all
      select language, status from avatars where school_id = ${school_id}
    ) speakers where language = ${language} and status <> 'archived'`,
  )
  return rows[0]?.used_by ?? 0
}

export async function insertLanguage(tx: Transaction<Tables>, school_id: string, language: string): Promise<void> {
  await tx.insertInto('practice_languages').values({ school_id, language }).execute()
}

export async function deleteLanguage(tx: Transaction<Tables>, school_id: string, language: string): Promise<boolean> {
  const { rows } = await sql`
    delete from practice_languages where school_id = ${school_id} and language = ${language} returning 1`.execute(tx)
  return rows.length > 0
}
