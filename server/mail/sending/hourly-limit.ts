import { increment } from '#server/http/guard/limits.ts'
import type { LetterKind } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

const key = 'mails'
const seconds = 3600
/** Letters to students leave the rest of an hour to those that people wait for, such as a reset of a password. */
const shareOfStudents = 0.9

/** Counts a mail against what the whole installation sends in an hour; gives the seconds to wait where the hour is full, and 0 otherwise. */
export async function consumeHourlyLimit(
  { db, config }: Pick<Services, 'db' | 'config'>,
  kind: LetterKind,
): Promise<number> {
  const count = config.mailsPerHour * config.limitFactor
  const limit = kind === 'practice_link' ? Math.ceil(count * shareOfStudents) : count
  const used = await increment(db, { key, count, seconds })
  if (used.count <= limit) return 0
  await releaseHourlyLimit(db)
  return used.retry_after
}

/** Takes the count of a mail back that did not go out. */
export async function releaseHourlyLimit(db: Services['db']): Promise<void> {
  await increment(db, { key, count: 0, seconds }, -1)
}
