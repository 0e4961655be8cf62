import { wholeSchool } from '#server/database/reach.ts'
import { record } from '#server/audit/audit.queries.ts'
import { hashOf, saveMailedToken, tokenOfLetter } from '#server/auth/mailed-tokens.queries.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { Letter, LetterKind } from '#server/mail/letters.ts'
import type { Recipient } from '#server/mail/mail.queries.ts'
import { getLink } from '#server/links/links.actions.ts'
import { saveInvitationToken } from '#server/staff/invitations.queries.ts'
import type { Services } from '#server/services/services.ts'

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
  conversation_flagged: '/conversations?flag=unseen',
} as const satisfies Record<Exclude<LetterKind, 'practice_link'>, string>

/** Secrets are in the fragment, which browsers don't send to the server. */
export async function linkOf(services: Services, { id, data }: Job<Letter>, recipient: Recipient): Promise<string> {
  if (data.kind === 'practice_link') return practiceUrl(services, data)
  const token = await tokenOf(services, id, data, recipient)
  return `${services.config.appUrl}${paths[data.kind]}${token ? `#token=${token}` : ''}`
}

const practiceUrl = (
  services: Services,
  { school_id, student_id }: Extract<Letter, { kind: 'practice_link' }>,
): Promise<string> =>
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

async function invitationToken(
  { db, keys }: Services,
  id: string,
  { school_id, invitation_id }: Extract<Letter, { kind: 'staff_invitation' }>,
): Promise<string> {
  const token = tokenOfLetter(keys, id)
  await saveInvitationToken(db, school_id, invitation_id, hashOf(token))
  return token
}
