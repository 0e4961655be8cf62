import type { Transaction } from 'kysely'
import { type MailedNotice, mailedNotices } from '#contract/school/notices.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

interface UserRef {
  school_id: string
  user_id: string
}
export type NoticeLetter = { kind: MailedNotice; since: string } & UserRef
/** A letter before it is sent; language, text and link are resolved then. */
export type Letter =
  | { kind: 'reset_password'; email: string }
  | ({ kind: 'welcome'; to: string } & UserRef)
  /** The session that requested the change stays signed in. */
  | ({ kind: 'confirm_email'; to: string; session_id: string } & UserRef)
  | ({ kind: 'email_change_asked' | 'email_changed'; to: string; new_email: string } & UserRef)
  | ({ kind: 'password_changed' | 'google_linked' | 'google_unlinked' } & UserRef)
  /** Sent only while a notice of this kind and age is unread and wanted by mail. */
  | NoticeLetter
  | ({ kind: 'school_offered' | 'school_handed_over' | 'second_factors_reset' } & UserRef)
  | ({ kind: 'factors_reset_planned' | 'factors_reset_by_operator' } & UserRef)
  /** `new_email` is the address of the next owner. */
  | ({ kind: 'handover_planned'; new_email: string } & UserRef)
  /** Sent only while no later one was: `sent_at` is that of the invitation. Letters of before it was kept have none. */
  | { kind: 'staff_invitation'; school_id: string; invitation_id: string; sent_at?: string }
  | ({ kind: 'ceiling_near'; setting: string } & UserRef)
  | ({ kind: 'practice_link'; student_id: string } & UserRef)
  /** Of the school's day; `task_id` is the task that a teacher asks for, whenever it is due. */
  | ({ kind: 'homework_reminder'; student_id: string; day: string; task_id?: string } & UserRef)
  | ({ kind: 'guardian_consent'; student_id: string } & UserRef)
  /** About the seven days before a Monday of the school's calendar. */
  | ({ kind: 'guardian_week'; student_id: string; monday: string } & UserRef)
export type LetterKind = Letter['kind']

const noticeKinds: ReadonlySet<LetterKind> = new Set(mailedNotices)

const familyKinds = ['practice_link', 'homework_reminder', 'guardian_consent', 'guardian_week'] as const
const ofSchool: ReadonlySet<LetterKind> = new Set(familyKinds)

export const isOnBehalf = (kind: LetterKind): boolean => ofSchool.has(kind)

export const isNoticeLetter = (letter: Letter): letter is NoticeLetter => noticeKinds.has(letter.kind)

/** Sent after the commit, at `sendAt` (ISO 8601) at the earliest, and retried until the mail server accepts it. */
export const queueLetter = (
  { jobs }: { jobs: Jobs },
  tx: Transaction<Tables>,
  letter: Letter,
  sendAt?: string,
): Promise<void> => jobs.send(tx, 'mail', letter, sendAt)
