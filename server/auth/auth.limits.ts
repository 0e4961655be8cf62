import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addressBlock } from '#server/auth/address-block.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { increment, resetWindow, type Limit, consume } from '#server/http/guard/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

/** Failed logins per address, and per account in a known browser. */
export const loginLimit = { count: 10, seconds: 300 }
const unknownBrowsersLimit = { count: 100, seconds: 3600 }
export const signUpLimit = { count: 5, seconds: 3600 }
export const forgotPasswordLimit = { count: 20, seconds: 3600 }
export const mailLimit = { count: 3, seconds: 3600 }
/** Counted apart from other mails. Links are valid for an hour, so the last one still works for half an hour. */
const resetMailLimit = { count: 2, seconds: 1800 }

export const emailChangeLimit = { count: 5, seconds: 3600 }
export const passwordChangeLimit = { count: 10, seconds: 3600 }

/** Hashed, because a count outlives the account. */
export const addressKey = (email: string): string => createHash('sha256').update(email).digest('base64url')

/** Failures elsewhere can't lock owners out of a browser that they have used before. */
export const knownBrowserLimits = ({ config }: Services, browser: string): Limit[] => [
  { ...loginLimit, key: `login:browser:${browser}`, count: loginLimit.count * config.limitFactor },
]

export const unknownBrowserLimits = ({ config }: Services, email: string, { ip }: Pick<Caller, 'ip'>): Limit[] => [
  { ...loginLimit, key: `login:ip:${addressBlock(ip)}`, count: loginLimit.count * config.limitFactor },
  {
    ...unknownBrowsersLimit,
    key: `login:unknown-browser:${addressKey(email)}`,
    count: unknownBrowsersLimit.count * config.limitFactor,
  },
]

export const limitChanges = (
  { db, config }: Services,
  { user_id }: { user_id: string },
  kind: 'email' | 'password',
): Promise<void> => {
  const { count, seconds } = kind === 'email' ? emailChangeLimit : passwordChangeLimit
  return consume(db, { key: `change-${kind}:${user_id}`, count: count * config.limitFactor, seconds })
}

const resetMailKey = (email: string): string => `reset-mail:${addressKey(email)}`

/** Returns 0, or the seconds to wait if the recipient has had enough mails. */
export const consumeMailLimit = (services: Services, email: string): Promise<number> =>
  consumeMailQuota(services, { key: `mail:${addressKey(email)}`, ...mailLimit })

export const consumeResetMailLimit = (services: Services, email: string): Promise<number> =>
  consumeMailQuota(services, { key: resetMailKey(email), ...resetMailLimit })

export const clearResetMailLimit = (tx: Transaction<Tables>, email: string): Promise<void> =>
  resetWindow(tx, resetMailKey(email))

async function consumeMailQuota({ db, config }: Services, limit: Limit): Promise<number> {
  const { count, retry_after } = await increment(db, limit)
  return count > limit.count * config.limitFactor ? retry_after : 0
}
