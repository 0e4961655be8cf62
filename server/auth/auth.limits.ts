import { countActs } from '#server/http/limits.ts'
import type { Services } from '#server/services.ts'

/** Failed logins in five minutes, for an address and for an account. */
export const loginLimit = { count: 10, seconds: 300 }
/** Sign-ups in an hour, for an address. */
export const signUpLimit = { count: 5, seconds: 3600 }
/** Forgotten passwords in an hour, for an address. */
export const forgottenLimit = { count: 20, seconds: 3600 }
/** Mails with a link in an hour, for a recipient. */
const mailLimit = { count: 3, seconds: 3600 }

/** Counts a mail that somebody asked for; gives the seconds to wait where its recipient had enough of them, and 0 otherwise. */
export async function countMail({ db, config }: Services, email: string): Promise<number> {
  const limit = { key: `mail:${email}`, seconds: mailLimit.seconds, count: mailLimit.count * config.limitFactor }
  const { count, retry_after } = await countActs(db, limit)
  return count > limit.count ? retry_after : 0
}
