import { wholeSchool } from '#server/database/reach.ts'
import { record } from '#server/audit/audit.queries.ts'
import { hashOf, saveMailedToken, tokenOfLetter } from '#server/auth/mailed-tokens.queries.ts'
import { findEffort } from '#server/guardians/effort.queries.ts'
import { guardianLinks } from '#server/guardians/guardian-link.ts'
import { isNoticeLetter, type Letter, type LetterKind } from '#server/mail/letters.ts'
import type { InvitationLetter, Recipient } from '#server/mail/mail.queries.ts'
import type { ContentsOf, LetterContents } from '#server/mail/start-mail.ts'
import { getLink } from '#server/links/links.actions.ts'
import { noticeStopUrl } from '#server/notices/notice-stop-link.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import { saveInvitationToken } from '#server/staff/invitations.queries.ts'
import type { Services } from '#server/services/services.ts'
import type { StudentRef } from '#server/settings/signed-student.ts'
import { findHomework } from '#server/tasks/reminders/homework.queries.ts'
import { stopLinks } from '#server/tasks/reminders/stop-link.ts'

type FamilyKind = 'practice_link' | 'homework_reminder' | 'guardian_consent' | 'guardian_week'

const paths = {
  welcome: '/confirm-email',
  confirm_email: '/confirm-email',
  reset_password: '/reset-password',
  email_change_asked: '/forgot-password',
  password_changed: '/forgot-password',
  email_changed: '/login',
  google_linked: '/settings/general',
  google_unlinked: '/settings/credentials',
  trial_ends: '/settings/billing',
  payment_failed: '/upgrade',
  ceiling_near: '/',
  staff_invitation: '/invitation',
  school_offered: '/',
  second_factors_reset: '/login',
  school_handed_over: '/settings/staff',
  factors_reset_planned: '/login',
  factors_reset_by_operator: '/login',
  handover_planned: '/login',
  conversation_flagged: '/conversations?flag=unseen',
  join_waiting: '/',
} as const satisfies Record<Exclude<LetterKind, FamilyKind>, string>

/** Secrets are in the fragment, which browsers don't send to the server. */
export const contentsOf: ContentsOf = async (services, { id, data }, recipient) => {
  if (data.kind === 'practice_link') return { link: await practiceUrl(services, data) }
  if (data.kind === 'homework_reminder') return reminderContents(services, data, recipient)
  if (data.kind === 'guardian_consent')
    return { link: guardianLinks.urlFor(services, { ...data, email: recipient.email }) }
  if (data.kind === 'guardian_week') return weekContents(services, data, recipient)
  const token = await tokenOf(services, id, data, recipient)
  return {
    link: `${services.config.appUrl}${paths[data.kind]}${token ? `#token=${token}` : ''}`,
    stopLink: isNoticeLetter(data) ? noticeStopUrl(services, { ...recipient, kind: data.kind }) : undefined,
  }
}

/** Nothing once the student has done it all, or the day is over. */
async function reminderContents(
  services: Services,
  letter: Extract<Letter, { kind: 'homework_reminder' }>,
  { email }: Recipient,
): Promise<LetterContents | undefined> {
  const homework = await findHomework(services.db, letter)
  if (homework.length === 0) return undefined
  return {
    link: await practiceUrl(services, letter),
    homework,
    stopLink: stopLinks.urlFor(services, { ...letter, email }),
  }
}

/** Nothing once the week is over that it would be sent in. */
async function weekContents(
  services: Services,
  letter: Extract<Letter, { kind: 'guardian_week' }>,
  { email }: Recipient,
): Promise<LetterContents | undefined> {
  const { zone, today } = await findSchoolDay(services.db, letter.school_id, new Date().toISOString())
  if (Date.parse(today) - Date.parse(letter.monday) >= 7 * 86_400_000) return undefined
  const link = guardianLinks.urlFor(services, { ...letter, email })
  return { link, stopLink: link, effort: await findEffort(services.db, letter, { zone, monday: letter.monday }) }
}

const practiceUrl = (services: Services, { school_id, student_id }: StudentRef): Promise<string> =>
  services.db.transaction().execute(async (tx) => (await getLink(services, tx, wholeSchool(school_id), student_id)).url)

async function tokenOf(
  services: Services,
  id: string,
  letter: Letter,
  recipient: Recipient,
): Promise<string | undefined> {
  const { db, keys } = services
  const { school_id, user_id } = recipient
  if (letter.kind === 'reset_password') return resetToken(services, id, recipient)
  if (letter.kind === 'staff_invitation') return invitationToken(services, id, letter)
  if (letter.kind !== 'welcome' && letter.kind !== 'confirm_email') return undefined
  const session_id = letter.kind === 'confirm_email' ? letter.session_id : null
  const confirmFields = { school_id, user_id, purpose: 'confirm_email', email: letter.to, session_id } as const
  return (await saveMailedToken(db, keys, id, confirmFields)).token
}

// The account is known only now; a retried letter finds the token and records nothing.
const resetToken = ({ db, keys }: Services, id: string, recipient: Recipient): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const { school_id, user_id, email } = recipient
    const resetFields = { school_id, user_id, purpose: 'reset_password', email, session_id: null } as const
    const { token, is_new } = await saveMailedToken(tx, keys, id, resetFields)
    if (is_new) await record(tx, { school_id, user_id }, 'password_reset_asked')
    return token
  })

async function invitationToken({ db, keys }: Services, id: string, letter: InvitationLetter): Promise<string> {
  const token = tokenOfLetter(keys, id)
  await saveInvitationToken(db, letter, hashOf(token))
  return token
}
