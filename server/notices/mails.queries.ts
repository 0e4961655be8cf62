import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { type MailedNotice, NoticeMails } from '#contract/school/notices.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { noticeConcerns, noticeIsMailed } from '#server/database/reach.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type UserRef = Pick<Account, 'school_id' | 'user_id'>

const mails = sql`
  'trial_ends' <> all(unmailed_notices) as trial_ends, 'payment_failed' <> all(unmailed_notices) as payment_failed,
  'conversation_flagged' <> all(unmailed_notices) as conversation_flagged, 'join_waiting' <> all(unmailed_notices) as join_waiting`
const isUser = ({ school_id, user_id }: UserRef) => sql`school_id = ${school_id} and id = ${user_id}`

export const findMails = (db: Kysely<Tables>, person: UserRef): Promise<NoticeMails> =>
  readMails(db, sql`select ${mails} from users where ${isUser(person)}`)

export const updateMails = (
  tx: Transaction<Tables>,
  person: UserRef,
  { on, off }: { on: readonly MailedNotice[]; off: readonly MailedNotice[] },
): Promise<NoticeMails> =>
  readMails(
    tx,
    sql`
    update users set unmailed_notices = array(
      select distinct kind from unnest(unmailed_notices || ${off}::text[]) kind where kind <> all(${on}::text[]) order by kind)
    where ${isUser(person)} returning ${mails}`,
  )

async function readMails(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<NoticeMails> {
  const row = await rowOf(db, NoticeMails, query)
  // The school was deleted a moment ago.
  if (!row) throw new ApiError('unauthenticated')
  return row
}

export async function listMailRecipients(
  tx: Transaction<Tables>,
  school_id: string,
  { kind, conversation_id = null }: { kind: Exclude<MailedNotice, 'join_waiting'>; conversation_id?: string | null },
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ user_id: z.string() }),
    sql`
    select u.id as user_id
    from users u join (select ${school_id}::uuid as school_id, ${kind}::text as kind, ${conversation_id}::uuid as conversation_id, null::uuid as class_id) n on ${noticeConcerns}
    where u.school_id = ${school_id} and u.removed_at is null and ${noticeIsMailed} order by u.id`,
  )
  return rows.map(({ user_id }) => user_id)
}
