import { increment } from '#server/http/guard/limits.ts'
import { isOnBehalf, type LetterKind } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

const key = 'mails'
const seconds = 3600
/** The rest of the hour's mails is for users who wait for one, such as a password reset. */
const shareOfSchools = 0.9

/** Returns 0, or the seconds to wait if the installation's limit is reached. */
export async function consumeHourlyLimit(
  { db, config }: Pick<Services, 'db' | 'config'>,
  kind: LetterKind,
): Promise<number> {
  const count = config.mailsPerHour * config.limitFactor
  const limit = isOnBehalf(kind) ? Math.ceil(count * shareOfSchools) : count
  const used = await increment(db, { key, count, seconds })
  if (used.count <= limit) return 0
  await releaseHourlyLimit(db)
  return used.retry_after
}

export async function releaseHourlyLimit(db: Services['db']): Promise<void> {
  await increment(db, { key, count: 0, seconds }, -1)
}
