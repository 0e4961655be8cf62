import { take } from '#server/http/limits.ts'
import type { Services } from '#server/services.ts'

/** How often in an hour a school is told that an address belongs to a student of another school: each answer gives something away. */
export const elsewhereLimit = { count: 20, seconds: 3600 }

/** Counts such answers, and refuses further ones past the limit. */
export const countElsewhere = (
  { db, config }: Pick<Services, 'db' | 'config'>,
  school_id: string,
  answers: number,
): Promise<void> =>
  take(
    db,
    {
      key: `elsewhere:${school_id}`,
      count: elsewhereLimit.count * config.limitFactor,
      seconds: elsewhereLimit.seconds,
    },
    answers,
  )
