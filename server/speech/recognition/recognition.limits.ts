import { ApiError } from '#contract/errors.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { consume, increment } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'
import { createCeiling } from '#server/upstream/ceiling.ts'
import { findSchoolShare } from '#server/upstream/school-share.queries.ts'

/** Seconds of recorded speech per student and hour, and per school and day (a tenth until its address is confirmed). */
export const recognitionLimits = { secondsPerHour: 3_600, secondsOfSchoolPerDay: 72_000 } as const

const day = 24 * 60 * 60

/** Returns how to give the seconds back if nothing was heard for them. */
export async function countSpokenSeconds(
  services: Services,
  { school_id, student_id }: PracticeSession,
  spoken: number,
): Promise<() => Promise<void>> {
  const { db, config } = services
  const own = {
    key: `spoken:${student_id}`,
    count: recognitionLimits.secondsPerHour * config.limitFactor,
    seconds: 60 * 60,
  }
  await consume(db, own, spoken)
  const share = await findSchoolShare(db, school_id)
  const count = recognitionLimits.secondsOfSchoolPerDay * config.limitFactor * share
  const budget = { key: `spoken:${school_id}`, count, seconds: day }
  const ceiling = createCeiling(services, 'STT_SECONDS_PER_DAY', config.spokenSecondsPerDay * config.limitFactor)
  const refund = async () => {
    await increment(db, budget, -spoken)
    await increment(db, own, -spoken)
  }
  const { count: used, retry_after } = await increment(db, budget, spoken)
  if (used <= count && (await ceiling.consume(spoken)))
    return async () => {
      await refund()
      await ceiling.adjust(-spoken)
    }
  await refund()
  throw new ApiError('too_many_requests', { retry_after })
}
