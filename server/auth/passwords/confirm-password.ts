import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import { loginLimit } from '#server/auth/auth.limits.ts'
import type { Passwords } from '#server/auth/passwords/passwords.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findPasswordHash } from '#server/auth/users.queries.ts'
import { increment, consume } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'

/** As `confirmPassword`; an account without a password needs a confirmation of the last minutes instead, and gets null. */
export async function confirmIdentity(
  services: Services & { passwords: Passwords },
  account: Account,
  password: string | undefined,
): Promise<string | null> {
  if (password !== undefined) return confirmPassword(services, account, password)
  if (await findPasswordHash(services.db, account))
    throw new ApiError('invalid_input', { issues: [{ path: 'password', message: 'This needs the password.' }] })
  if (!account.is_confirmed_lately) throw new ApiError('confirmation_required')
  return null
}

/** Returns the hash that matched, for `lockSessionUser`. Attempts are limited like logins. */
export async function confirmPassword(
  { db, config, passwords }: Services & { passwords: Passwords },
  account: Account,
  password: string,
): Promise<string> {
  const key = `password:${account.user_id}`
  const limit = { key, seconds: loginLimit.seconds, count: loginLimit.count * config.limitFactor }
  await consume(db, limit)
  const hash = await findPasswordHash(db, account)
  if (!(await passwords.matches(password, hash)) || !hash) {
    await record(db, account, 'password_refused')
    throw new ApiError('wrong_password')
  }
  await increment(db, limit, -1)
  return hash
}
