import { createHash } from 'node:crypto'
import { countActs, take } from '#server/http/limits.ts'
import type { Services } from '#server/services.ts'

/** Failed logins in five minutes, for an address and for an account. */
export const loginLimit = { count: 10, seconds: 300 }
/** Sign-ups in an hour, for an address. */
export const signUpLimit = { count: 5, seconds: 3600 }
/** Forgotten passwords in an hour, for an address. */
export const forgottenLimit = { count: 20, seconds: 3600 }
/** Mails with a link in an hour, for a recipient. */
export const mailLimit = { count: 3, seconds: 3600 }

/** Changes of the address and of the password in an hour, for a user: each makes mails. */
export const emailChangeLimit = { count: 5, seconds: 3600 }
export const passwordChangeLimit = { count: 10, seconds: 3600 }

/** What stands for an address in a count, which outlives the account that the address belonged to. */
export const addressKey = (email: string): string => createHash('sha256').update(email).digest('base64url')

/** Counts a change of an account against how often it may be made. */
export const countChange = (
  { db, config }: Services,
  { user_id }: { user_id: string },
  kind: 'email' | 'password',
): Promise<void> => {
  const { count, seconds } = kind === 'email' ? emailChangeLimit : passwordChangeLimit
  return take(db, { key: `change-${kind}:${user_id}`, count: count * config.limitFactor, seconds })
}

/** Counts a mail that somebody asked for; gives the seconds to wait where its recipient had enough of them, and 0 otherwise. */
export async function countMail({ db, config }: Services, email: string): Promise<number> {
  const limit = {
    key: `mail:${addressKey(email)}`,
    seconds: mailLimit.seconds,
    count: mailLimit.count * config.limitFactor,
  }
  const { count, retry_after } = await countActs(db, limit)
  return count > limit.count ? retry_after : 0
}
