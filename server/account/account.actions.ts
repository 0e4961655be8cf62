import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Account as AccountPage, AccountChanges } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'
import { findAccountPage, isEmailTaken, renameSchool, updateUser } from '#server/account/account.queries.ts'
import { readPhone } from '#server/account/phone.ts'
import { record } from '#server/audit/audit.queries.ts'
import { limitChanges, consumeMailLimit } from '#server/auth/auth.limits.ts'
import { confirmIdentity } from '#server/auth/passwords/confirm-password.ts'
import { revokeMailedTokens } from '#server/auth/mailed-tokens.queries.ts'
import type { Passwords } from '#server/auth/passwords/passwords.ts'
import { lockSessionUser } from '#server/auth/sessions/sessions.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { queueLetter } from '#server/mail/letters.ts'
import { findSchool } from '#server/school/school.queries.ts'
import type { Services } from '#server/services/services.ts'

type Changes = z.output<typeof AccountChanges>

export interface AccountServices extends Services {
  passwords: Passwords
}

/** A new address takes effect once it is confirmed. Fails with `edited_elsewhere` for an older version. */
export async function editAccount(
  services: AccountServices,
  account: Account,
  { version, email, password, school_name, phone, ...plain }: Changes,
): Promise<AccountPage> {
  const { db } = services
  if (school_name !== undefined && account.role === 'teacher') throw new ApiError('forbidden', { reason: 'role' })
  const before = await findAccountPage(db, account)
  if (before.version !== version) throw new ApiError('edited_elsewhere')
  const isNewAddress = email !== undefined && email !== before.email
  const changes = {
    ...plain,
    ...(phone !== undefined && { phone: phone && (await readPhone(phone, await timeZoneOf(services, account))) }),
    ...(email !== undefined && { pending_email: isNewAddress ? email : null }),
  }
  const confirmedHash = isNewAddress ? await checkNewEmail(services, account, email, password) : null
  return db.transaction().execute(async (tx) => {
    await lockSessionUser(tx, account, confirmedHash)
    if (!(await updateUser(tx, account, version, changes))) throw new ApiError('edited_elsewhere')
    if (school_name !== undefined) await renameSchool(tx, account.school_id, school_name)
    if (email !== undefined) await revokeMailedTokens(tx, account, 'confirm_email')
    if (isNewAddress) await sendEmailChangeMails(services, tx, account, { from: before.email, to: email })
    await record(tx, account, 'account_edited')
    return findAccountPage(tx, account)
  })
}

async function timeZoneOf({ db }: Services, { school_id }: Account) {
  return (await findSchool(db, school_id)).time_zone
}

async function checkNewEmail(services: AccountServices, account: Account, email: string, password: string | undefined) {
  const confirmedHash = await confirmIdentity(services, account, password)
  await limitChanges(services, account, 'email')
  if (await isEmailTaken(services.db, email)) throw new ApiError('email_taken')
  await limitMails(services, email)
  return confirmedHash
}

async function limitMails(services: Services, email: string) {
  const retry_after = await consumeMailLimit(services, email)
  if (retry_after > 0) throw new ApiError('too_many_requests', { retry_after })
}

async function sendEmailChangeMails(
  services: Services,
  tx: Transaction<Tables>,
  account: Account,
  { from, to }: { from: string; to: string },
) {
  const { school_id, user_id, session_id } = account
  await queueLetter(services, tx, { kind: 'confirm_email', school_id, user_id, session_id, to })
  await queueLetter(services, tx, { kind: 'email_change_asked', school_id, user_id, to: from, new_email: to })
  await record(tx, account, 'email_change_asked', { email: to })
}

/** Mails the confirmation link of the pending address, or of the current one while it is unconfirmed. */
export async function sendConfirmation(services: Services, account: Account): Promise<void> {
  const { school_id, user_id, session_id } = account
  const { email, email_confirmed, pending_email } = await findAccountPage(services.db, account)
  const to = pending_email ?? email
  if (!pending_email && email_confirmed) return
  await limitMails(services, to)
  await services.db
    .transaction()
    .execute((tx) =>
      queueLetter(
        services,
        tx,
        pending_email
          ? { kind: 'confirm_email', school_id, user_id, session_id, to }
          : { kind: 'welcome', school_id, user_id, to },
      ),
    )
}
