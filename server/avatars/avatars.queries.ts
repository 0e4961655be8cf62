import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Avatar, type AvatarStatus, type NewAvatar } from '#contract/teaching/avatars.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { authorColumns } from '#server/school/author.ts'
import { conversationsIn, type Reach, studentsIn } from '#server/database/reach.ts'
import { avatarStudents } from '#server/assignments/partner-students.queries.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const studentCount = (reach: Reach): RawBuilder<unknown> => sql`(
  select count(distinct p.student_id)::int from ${avatarStudents(reach)} p
  join ${studentsIn(reach)} s on s.school_id = ${reach.school_id} and s.id = p.student_id and s.status = 'active'
  where p.avatar_id = a.id)`

export const selectAvatars = (reach: Reach): RawBuilder<unknown> => sql`
  select a.id, a.status, a.version, a.created_at, a.edited_at, ${authorColumns(reach, 'a')}, a.name, a.look, a.language, a.voice, a.chatbot_id,
    case when c.id is not null then
      json_build_object('id', c.id, 'name', c.name, 'level', c.level, 'status', c.status) end as chatbot,
    ${studentCount(reach)} as student_count,
    (select count(*)::int from ${conversationsIn(reach)} v where v.school_id = a.school_id and v.avatar_id = a.id) as conversation_count
  from avatars a left join chatbots c on c.school_id = a.school_id and c.id = a.chatbot_id`

export async function findAvatar(db: Kysely<Tables>, reach: Reach, id: string): Promise<Avatar | undefined> {
  const rows = await rowsOf(
    db,
    Avatar,
    sql`
    ${selectAvatars(reach)} where a.school_id = ${reach.school_id} and a.id = ${id}`,
  )
  return rows[0]
}

const AvatarState = z.pick(Avatar, { status: true, version: true, language: true, chatbot_id: true, look: true })
const LockedAvatar = z.extend(AvatarState, { author_id: z.nullable(z.uuid()) })
export type AvatarState = z.output<typeof LockedAvatar>

export async function lockAvatar(
  tx: Transaction<Tables>,
  school_id: string,
  id: string,
): Promise<AvatarState | undefined> {
  const rows = await rowsOf(
    tx,
    LockedAvatar,
    sql`
    select status, version, language, chatbot_id, look, author_id from avatars
    where school_id = ${school_id} and id = ${id} for no key update`,
  )
  return rows[0]
}

export type AvatarChange = { [Field in keyof NewAvatar]?: NewAvatar[Field] | undefined }

const columnsOf = <Change extends AvatarChange>({ voice, ...plain }: Change) => ({
  ...plain,
  voice: voice && JSON.stringify(voice),
})

export async function insertAvatar(
  tx: Transaction<Tables>,
  { school_id, user_id: author_id }: Pick<Account, 'school_id' | 'user_id'>,
  { look, ...content }: NewAvatar,
): Promise<string> {
  const { id } = await tx
    .insertInto('avatars')
    .values({ school_id, author_id, ...columnsOf(content), look: JSON.stringify(look) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAvatar(
  tx: Transaction<Tables>,
  school_id: string,
  { id, changes: { look, ...changes } }: { id: string; changes: AvatarChange & { status?: AvatarStatus } },
): Promise<void> {
  await tx
    .updateTable('avatars')
    .set({ ...columnsOf(changes), look: look && JSON.stringify(look) })
    .set({ version: sql`version + 1`, edited_at: sql`now()` })
    .where('school_id', '=', school_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteAvatar(tx: Transaction<Tables>, school_id: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from avatars where school_id = ${school_id} and id = ${id} returning 1`.execute(tx)
  return rows.length > 0
}

export async function namesLike(db: Kysely<Tables>, school_id: string, beginning: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`
    select name from avatars where school_id = ${school_id} and starts_with(name, ${beginning})`,
  )
  return rows.map(({ name }) => name)
}
