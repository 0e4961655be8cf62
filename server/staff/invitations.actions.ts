import type { Transaction } from 'kysely'
import type { SignInResult } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import {
  type Acceptance,
  type Invitation,
  type InvitationOffer,
  type NewInvitations,
  staffLimits,
} from '#contract/school/staff.ts'
import { record } from '#server/audit/audit.queries.ts'
import { addressBlock } from '#server/auth/address-block.ts'
import { type AuthServices, browserOf } from '#server/auth/auth.actions.ts'
import { consumeMailLimit } from '#server/auth/auth.limits.ts'
import { hashOf } from '#server/auth/mailed-tokens.queries.ts'
import { refuseWeakPassword } from '#server/auth/passwords/passwords.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import { findUser } from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import { refuseUnconfirmed } from '#server/links/mail-limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'
import {
  deleteInvitation,
  findByToken,
  findInvitations,
  findTaken,
  insertInvitation,
  insertMember,
  type NewMember,
  type OpenInvitation,
  renewInvitation,
} from '#server/staff/invitations.queries.ts'
import { areClasses, countStaff, lockStaff } from '#server/staff/staff.queries.ts'

type Tx = Transaction<Tables>

/** Why an address is refused is not said: it may have an account in another school. */
export async function inviteStaff(
  services: Services,
  tx: Tx,
  account: Account,
  { emails, role, class_ids }: NewInvitations,
): Promise<{ invited: Invitation[]; refused: string[] }> {
  const { school_id } = account
  await lockStaff(tx, school_id)
  await refuseUnconfirmed(tx, account)
  if (!(await areClasses(tx, school_id, class_ids))) throw new ApiError('not_found')
  const chosen = [...new Set(emails)].toSorted()
  const taken = await findTaken(tx, chosen)
  const ids: string[] = []
  const refused: string[] = []
  for (const email of chosen) {
    if (taken.has(email) || (await consumeMailLimit(services, email)) > 0) {
      refused.push(email)
      continue
    }
    const { id, sent_at } = await insertInvitation(tx, account, { email, role, class_ids })
    await queueLetter(services, tx, { kind: 'staff_invitation', school_id, invitation_id: id, sent_at })
    await record(tx, account, 'staff_invited', { email })
    ids.push(id)
  }
  if ((await countStaff(tx, school_id)) > staffLimits.members)
    throw new ApiError('staff_limit_reached', { limit: staffLimits.members })
  return { invited: await findInvitations(tx, school_id, ids), refused }
}

export async function resendInvitation(services: Services, tx: Tx, account: Account, id: string): Promise<Invitation> {
  const { school_id } = account
  await refuseUnconfirmed(tx, account)
  if (!(await renewInvitation(tx, school_id, id))) throw new ApiError('not_found')
  const [invitation] = await findInvitations(tx, school_id, [id])
  if (!invitation) throw new ApiError('not_found')
  const retry_after = await consumeMailLimit(services, invitation.email)
  if (retry_after > 0) throw new ApiError('too_many_requests', { retry_after })
  const { sent_at } = invitation
  await queueLetter(services, tx, { kind: 'staff_invitation', school_id, invitation_id: id, sent_at })
  await record(tx, account, 'staff_invited', { email: invitation.email })
  return invitation
}

export async function withdrawInvitation(tx: Tx, account: Account, id: string): Promise<void> {
  const email = await deleteInvitation(tx, account.school_id, id)
  if (email === undefined) throw new ApiError('not_found')
  await record(tx, account, 'invitation_withdrawn', { email })
}

const attempts = { count: 30, seconds: 300 }

async function findOpen(services: Services, token: string, { ip }: Caller): Promise<OpenInvitation> {
  const { db, config } = services
  const count = attempts.count * config.limitFactor
  await consume(db, { key: `invitation:${addressBlock(ip)}`, count, seconds: attempts.seconds })
  const invitation = await findByToken(db, hashOf(token))
  if (!invitation) throw new ApiError('expired_link')
  return invitation
}

export async function openInvitation(services: Services, token: string, caller: Caller): Promise<InvitationOffer> {
  const { school_name, email, role } = await findOpen(services, token, caller)
  return { school_name, email, role }
}

export async function acceptInvitation(
  services: AuthServices,
  { token, name, last_name = null, password, interface_language }: Acceptance,
  caller: Caller,
): Promise<SignInResult> {
  const invitation = await findOpen(services, token, caller)
  refuseWeakPassword(password, [invitation.school_name, invitation.email])
  const password_hash = await services.passwords.hash(password)
  return joinStaff(
    services,
    invitation,
    { name, last_name, password_hash, interface_language: interface_language ?? null },
    caller,
  )
}

/** Takes the invitation, once, and signs the new member in. `alsoWrite` runs in the same transaction. */
export async function joinStaff(
  services: AuthServices,
  invitation: OpenInvitation,
  member: NewMember,
  caller: Caller,
  alsoWrite: (tx: Tx, created: { school_id: string; user_id: string }) => Promise<void> = async () => {},
): Promise<SignInResult> {
  const { db } = services
  const { school_id, role } = invitation
  const joined = await db.transaction().execute(async (tx) => {
    const user_id = await insertMember(tx, invitation, member)
    if (user_id === undefined) {
      const hasAccount = (await findTaken(tx, [invitation.email])).size > 0
      throw new ApiError(hasAccount ? 'email_taken' : 'expired_link')
    }
    const created = { school_id, user_id }
    await alsoWrite(tx, created)
    await record(tx, { ...created, ip: caller.ip }, 'staff_joined', browserOf(caller))
    return { ...created, token: await openSession(services, tx, { ...created, role }, caller) }
  })
  return { authToken: joined.token, user: await findUser(db, joined) }
}
