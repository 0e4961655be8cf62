import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { studentAddresses } from '#contract/values/student-address.ts'
import { noticeConcerns, noticeIsMailed, noticeIsUnread } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Letter, NoticeLetter } from '#server/mail/letters.ts'

const Recipient = z.object({
  school_id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  is_confirmed: z.boolean(),
  interface_language: z.nullable(z.enum(interfaceLanguages)),
  school_name: z.string(),
  logo_url: z.nullable(z.string()),
  time_zone: z.nullable(z.string()),
})
const TrialEnd = z.partial(z.object({ ends_at: z.string(), renews: z.boolean() }))
const StudentRecipient = z.extend(Recipient, {
  first_name: z.string(),
  reply_to: z.string(),
  student_address: z.enum(studentAddresses),
})
export type Recipient = z.output<typeof Recipient> &
  z.output<typeof TrialEnd> &
  Partial<z.output<typeof StudentRecipient>>
const NoticeRecipient = z.extend(Recipient, { details: TrialEnd })

const recipients = sql`
  select u.school_id, u.id as user_id, u.email, u.email_confirmed_at is not null as is_confirmed, u.interface_language, s.name as school_name, s.logo_url, s.time_zone
  from users u join schools s on s.id = u.school_id`

export async function findRecipient(
  db: Kysely<Tables>,
  { school_id, user_id }: Pick<Recipient, 'school_id' | 'user_id'>,
): Promise<Recipient | undefined> {
  const rows = await rowsOf(db, Recipient, sql`${recipients} where u.school_id = ${school_id} and u.id = ${user_id}`)
  return rows[0]
}

/** Undefined if the notice was read or is settled, or isn't wanted by mail. A flag whose user left or lost the student, or wants no mails, goes to the owner if no one else is told by mail. */
export async function findNoticeRecipient(
  db: Kysely<Tables>,
  { school_id, user_id, kind, since }: NoticeLetter,
): Promise<Recipient | undefined> {
  const rows = await rowsOf(
    db,
    NoticeRecipient,
    sql`
    select r.*, n.details
    from (
      ${recipients} where u.school_id = ${school_id} and u.removed_at is null and (u.id = ${user_id}
        or ${kind}::text = 'conversation_flagged' and u.role in ('school', 'admin') and ${kind} = any(u.unmailed_notices))) r
    join users u on u.school_id = r.school_id and u.id = r.user_id
    join notices n on n.school_id = r.school_id and ${noticeConcerns} and ${noticeIsUnread} and ${noticeIsMailed}
    where n.school_id = ${school_id} and n.kind = ${kind} and n.at >= ${since}::timestamptz
      and coalesce((n.details->>'ends_at')::timestamptz > now(), true)
    order by r.user_id <> ${user_id} limit 1`,
  )
  const [row] = rows
  return row && { ...row, ...row.details }
}

export async function findRecipientByEmail(db: Kysely<Tables>, email: string): Promise<Recipient | undefined> {
  const rows = await rowsOf(
    db,
    Recipient,
    sql`
    ${recipients} join user_emails e on e.school_id = u.school_id and e.user_id = u.id where e.email = ${email}`,
  )
  return rows[0]
}

export type InvitationLetter = Extract<Letter, { kind: 'staff_invitation' }>

export const isLatestLetter = ({ sent_at }: InvitationLetter) =>
  sent_at === undefined ? sql`true` : sql`date_trunc('milliseconds', i.sent_at) = ${sent_at}::timestamptz`

/** Undefined if the invitation is over, or a later letter was sent. The letter is in the language of the member who invites, who gets the replies. */
export async function findInvitationRecipient(
  db: Kysely<Tables>,
  letter: InvitationLetter,
): Promise<Recipient | undefined> {
  const rows = await rowsOf(
    db,
    z.extend(Recipient, { reply_to: z.string() }),
    sql`
    select r.school_id, r.user_id, i.email, r.email as reply_to, r.is_confirmed, r.interface_language, r.school_name, r.logo_url, r.time_zone
    from (${recipients}) r join invitations i on i.school_id = r.school_id and i.invited_by = r.user_id
    where i.school_id = ${letter.school_id} and i.id = ${letter.invitation_id} and i.expires_at > now() and ${isLatestLetter(letter)}`,
  )
  return rows[0]
}

/** Undefined if the student is inactive, has no address or wants no reminders, or the school's address is not confirmed. */
export async function findStudentRecipient(
  db: Kysely<Tables>,
  { kind, school_id, user_id, student_id }: Extract<Letter, { kind: 'practice_link' | 'homework_reminder' }>,
): Promise<Recipient | undefined> {
  const rows = await rowsOf(
    db,
    StudentRecipient,
    sql`
    select r.school_id, r.user_id, t.email, t.first_name, r.email as reply_to, r.is_confirmed, r.school_name, r.logo_url, r.time_zone, s.student_address,
      case when t.native_language = any(${interfaceLanguages}::text[]) then t.native_language else r.interface_language end as interface_language
    from (${recipients}) r join students t on t.school_id = r.school_id join schools s on s.id = r.school_id
    where r.school_id = ${school_id} and r.user_id = ${user_id} and t.id = ${student_id} and r.is_confirmed
      and t.status = 'active' and t.email is not null and (${kind}::text <> 'homework_reminder' or t.reminders_stopped_at is null)`,
  )
  return rows[0]
}

/** Undefined if the guardian has answered the question, or did not agree to a weekly mail, or the school's address is not confirmed. */
export async function findGuardianRecipient(
  db: Kysely<Tables>,
  { kind, school_id, user_id, student_id }: Extract<Letter, { kind: 'guardian_consent' | 'guardian_week' }>,
): Promise<Recipient | undefined> {
  const rows = await rowsOf(
    db,
    z.omit(StudentRecipient, { student_address: true }),
    sql`
    select r.school_id, r.user_id, g.email, t.first_name, r.email as reply_to, r.is_confirmed, r.school_name, r.logo_url, r.time_zone,
      coalesce(g.language, r.interface_language) as interface_language
    from (${recipients}) r join guardians g on g.school_id = r.school_id
    join students t on t.school_id = g.school_id and t.id = g.student_id join schools s on s.id = r.school_id
    where r.school_id = ${school_id} and r.user_id = ${user_id} and g.student_id = ${student_id} and r.is_confirmed
      and s.writes_guardians and t.status = 'active'
      and g.state = case when ${kind}::text = 'guardian_consent' then 'pending' else 'granted' end`,
  )
  return rows[0]
}
