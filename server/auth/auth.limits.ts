import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addressBlock } from '#server/auth/address-block.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { increment, resetWindow, type Limit, consume } from '#server/http/guard/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

/** Failed logins in five minutes, for an address, and for an account in a browser where its owner signed in before. */
export const loginLimit = { count: 10, seconds: 300 }
/** Failed logins in an hour for an account in all other browsers together, wherever they are. */
const unknownBrowsersLimit = { count: 100, seconds: 3600 }
/** Sign-ups in an hour, for an address. */
export const signUpLimit = { count: 5, seconds: 3600 }
/** Forgotten passwords in an hour, for an address. */
export const forgottenLimit = { count: 20, seconds: 3600 }
/** Mails with a link in an hour, for a recipient. */
export const mailLimit = { count: 3, seconds: 3600 }
/** Mails that set a password, for a recipient, besides all others. Their links work for an hour: while no other mail goes out, the last one still works for half an hour. */
const resetMailLimit = { count: 2, seconds: 1800 }

/** Changes of the address and of the password in an hour, for a user: each makes mails. */
export const emailChangeLimit = { count: 5, seconds: 3600 }
export const passwordChangeLimit = { count: 10, seconds: 3600 }

/** What stands for an address in a count, which outlives the account that the address belonged to. */
export const addressKey = (email: string): string => createHash('sha256').update(email).digest('base64url')

/** What the wrong passwords of a browser that is known to an account count against: nothing that others do keeps its owner out. */
export const knownBrowserLimits = ({ config }: Services, browser: string): Limit[] => [
  { ...loginLimit, key: `login:browser:${browser}`, count: loginLimit.count * config.limitFactor },
]

/** What those of any other browser count against. */
export const unknownBrowserLimits = ({ config }: Services, email: string, { ip }: Pick<Caller, 'ip'>): Limit[] => [
  { ...loginLimit, key: `login:ip:${addressBlock(ip)}`, count: loginLimit.count * config.limitFactor },
  {
    ...unknownBrowsersLimit,
    key: `login:strangers:${addressKey(email)}`,
    count: unknownBrowsersLimit.count * config.limitFactor,
  },
]

/** Counts a change of an account against how often it may be made. */
export const limitChanges = (
  { db, config }: Services,
  { user_id }: { user_id: string },
  kind: 'email' | 'password',
): Promise<void> => {
  const { count, seconds } = kind === 'email' ? emailChangeLimit : passwordChangeLimit
  return consume(db, { key: `change-${kind}:${user_id}`, count: count * config.limitFactor, seconds })
}

const resetMailKey = (email: string): string => `reset-mail:${addressKey(email)}`

/** Counts a mail that somebody asked for; gives the seconds to wait where its recipient had enough of them, and 0 otherwise. */
export const consumeMailLimit = (services: Services, email: string): Promise<number> =>
  consumeMailQuota(services, { key: `mail:${addressKey(email)}`, ...mailLimit })

/** Counts a mail that sets a password in the same way; only others of its kind use it up. */
export const consumeResetMailLimit = (services: Services, email: string): Promise<number> =>
  consumeMailQuota(services, { key: resetMailKey(email), ...resetMailLimit })

/** Lets an address be mailed again at once, because the links that it was mailed work no longer. */
export const clearResetMailLimit = (tx: Transaction<Tables>, email: string): Promise<void> =>
  resetWindow(tx, resetMailKey(email))

async function consumeMailQuota({ db, config }: Services, limit: Limit): Promise<number> {
  const { count, retry_after } = await increment(db, limit)
  return count > limit.count * config.limitFactor ? retry_after : 0
}
