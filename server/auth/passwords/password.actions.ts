import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import { addressBlock } from '#server/auth/address-block.ts'
import type { AuthServices } from '#server/auth/auth.actions.ts'
import {
  limitChanges,
  consumeResetMailLimit,
  clearResetMailLimit,
  forgotPasswordLimit,
} from '#server/auth/auth.limits.ts'
import { confirmPassword } from '#server/auth/passwords/confirm-password.ts'
import { findMailedToken, revokeMailedTokens, consumeMailedToken } from '#server/auth/mailed-tokens.queries.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import { refuseWeakPassword } from '#server/auth/passwords/passwords.ts'
import { endSessions, lockSessionUser } from '#server/auth/sessions/sessions.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { confirmAddress, findUser, setPasswordHash } from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import { queueLetter } from '#server/mail/letters.ts'

type UserRef = Pick<Account, 'school_id' | 'user_id'>

export async function changePassword(
  services: AuthServices,
  account: Account,
  { current_password, new_password }: { current_password: string; new_password: string },
  caller: Caller,
): Promise<{ authToken: string }> {
  const { db, passwords } = services
  await refuseOwnWords(services, account, new_password)
  const currentHash = await confirmPassword(services, account, current_password)
  await limitChanges(services, account, 'password')
  const hash = await passwords.hash(new_password)
  const authToken = await db.transaction().execute(async (tx) => {
    await lockSessionUser(tx, account, currentHash)
    await replacePassword(services, tx, account, hash)
    await record(tx, account, 'password_changed')
    return openSession(services, tx, account, caller)
  })
  return { authToken }
}

/** Behaves the same whether or not the address has an account. */
export async function forgotPassword(services: AuthServices, email: string, { ip }: Caller): Promise<void> {
  const { db, config } = services
  const { count, seconds } = forgotPasswordLimit
  await consume(db, { key: `forgot:${addressBlock(ip)}`, count: count * config.limitFactor, seconds })
  if ((await consumeResetMailLimit(services, email)) > 0) return
  await db.transaction().execute((tx) => queueLetter(services, tx, { kind: 'reset_password', email }))
}

export async function resetPassword(
  services: AuthServices,
  { token, new_password }: { token: string; new_password: string },
  { ip }: Caller,
): Promise<UserRef> {
  const { db, passwords } = services
  const person = await findMailedToken(db, token, 'reset_password')
  if (!person) throw new ApiError('expired_link')
  await refuseOwnWords(services, person, new_password)
  const hash = await passwords.hash(new_password)
  await db.transaction().execute(async (tx) => {
    const mailedToken = await consumeMailedToken(tx, token, 'reset_password')
    if (!mailedToken) throw new ApiError('expired_link')
    await confirmAddress(tx, mailedToken, mailedToken.email)
    await replacePassword(services, tx, mailedToken, hash)
    await record(tx, { ...mailedToken, ip }, 'password_reset')
  })
  return person
}

async function refuseOwnWords({ db }: AuthServices, person: UserRef, password: string): Promise<void> {
  const { school, email } = await findUser(db, person)
  refuseWeakPassword(password, [school.name, email], 'new_password')
}

async function replacePassword(services: AuthServices, tx: Transaction<Tables>, person: UserRef, hash: string) {
  await setPasswordHash(tx, person, hash)
  // An attacker with the old password may have requested a change of the address.
  await revokeMailedTokens(tx, person)
  await clearResetMailLimit(tx, (await findUser(tx, person)).email)
  await endSessions(tx, person, null, 'password_changed')
  await queueLetter(services, tx, { kind: 'password_changed', school_id: person.school_id, user_id: person.user_id })
}
