import { ApiError } from '#contract/errors.ts'
import type { Account, PracticeSession } from '#server/http/guard/callers.ts'
import { increment, consume } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'
import { createCeiling } from '#server/upstream/ceiling.ts'
import { findSchoolShare } from '#server/upstream/school-share.queries.ts'

/** Sentences per student and day; characters per caller and hour, and per school and day (a tenth until its address is confirmed). */
export const speechLimits = {
  sentencesPerDay: 1_500,
  charactersPerHour: 20_000,
  charactersOfSchoolPerDay: 500_000,
} as const

type Caller = Account | PracticeSession
const day = 24 * 60 * 60

export async function countSentence({ db, config }: Services, caller: Caller): Promise<void> {
  if (!('student_id' in caller)) return
  const count = speechLimits.sentencesPerDay * config.limitFactor
  await consume(db, { key: `speech-sentences:${caller.student_id}`, count, seconds: day })
}

export async function countCharacters(
  services: Services,
  caller: Caller,
  characters: number,
): Promise<() => Promise<void>> {
  const { db, config } = services
  const callerId = 'student_id' in caller ? caller.student_id : caller.user_id
  const own = {
    key: `speech-characters:${callerId}`,
    count: speechLimits.charactersPerHour * config.limitFactor,
    seconds: 60 * 60,
  }
  await consume(db, own, characters)
  const share = await findSchoolShare(db, caller.school_id)
  const count = speechLimits.charactersOfSchoolPerDay * config.limitFactor * share
  const ceiling = createCeiling(services, 'TTS_CHARACTERS_PER_DAY', config.charactersPerDay * config.limitFactor)
  const budget = { key: `speech-characters:${caller.school_id}`, count, seconds: day }
  const refund = async () => {
    await increment(db, budget, -characters)
    await increment(db, own, -characters)
  }
  const { count: used, retry_after } = await increment(db, budget, characters)
  if (used <= count && (await ceiling.consume(characters)))
    return async () => {
      await refund()
      await ceiling.adjust(-characters)
    }
  await refund()
  throw new ApiError('too_many_requests', { retry_after })
}
