import type { Transaction } from 'kysely'
import { type MailedNotice, mailedNotices } from '#contract/notices.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

/** Somebody who signs in to a school. */
interface UserRef {
  school_id: string
  user_id: string
}
/** A letter about what the school should know. */
export type NoticeLetter = { kind: MailedNotice; since: string } & UserRef
/** What is mailed, and to whom; the words, the language and the link are found when it goes out. */
export type Letter =
  /** To whoever has this address, if anybody has. */
  | { kind: 'reset_password'; email: string }
  /** To the address of a new account, which is to be confirmed. */
  | ({ kind: 'welcome'; to: string } & UserRef)
  /** The session that asked for the new address goes on when it is confirmed. */
  | ({ kind: 'confirm_email'; to: string; session_id: string } & UserRef)
  /** To the address that was in use before. */
  | ({ kind: 'email_change_asked' | 'email_changed'; to: string; new_email: string } & UserRef)
  /** To the account's address. */
  | ({ kind: 'password_changed' | 'google_linked' | 'google_unlinked' } & UserRef)
  /** To the account's address, as long as a notice of the kind that is as new as this is unread, and wanted by mail. */
  | NoticeLetter
  /** To an admin, when the day's ceiling of the installation, which that setting sets, is near. */
  | ({ kind: 'ceiling_near'; setting: string } & UserRef)
  /** From that person to the address of a student. */
  | ({ kind: 'practice_link'; student_id: string } & UserRef)
export type LetterKind = Letter['kind']

const noticeKinds: ReadonlySet<LetterKind> = new Set(mailedNotices)

/** Says whether a letter is about what the school should know. */
export const isNoticeLetter = (letter: Letter): letter is NoticeLetter => noticeKinds.has(letter.kind)

/** Sends a letter once the transaction has committed, not before an instant where one is given, and again until the mail server takes it. */
export const queueLetter = (
  { jobs }: { jobs: Jobs },
  tx: Transaction<Tables>,
  letter: Letter,
  sendAt?: string,
): Promise<void> => jobs.send(tx, 'mail', letter, sendAt)
