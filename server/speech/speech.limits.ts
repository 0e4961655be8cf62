import { ApiError } from '#contract/errors.ts'
import type { Account, PracticeSession } from '#server/http/guard/callers.ts'
import { increment, consume } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'
import { createCeiling } from '#server/upstream/ceiling.ts'
import { readShare } from '#server/upstream/school-share.queries.ts'

/**
 * Sentences that a student may hear in a day, and characters that whoever asks may have made into sound in an hour, and
 * a whole school in a day, or a tenth of that until its address is confirmed.
 */
export const speechLimits = {
  sentencesPerDay: 1_500,
  charactersPerHour: 20_000,
  charactersOfSchoolPerDay: 500_000,
} as const

type Who = Account | PracticeSession
const day = 24 * 60 * 60

/** Counts a sentence that a student wants to hear. How many anybody may ask for in a minute, the guard counts. */
export async function countSentence({ db, config }: Services, who: Who): Promise<void> {
  if (!('student_id' in who)) return
  const count = speechLimits.sentencesPerDay * config.limitFactor
  await consume(db, { key: `speech-sentences:${who.student_id}`, count, seconds: day })
}

/** Counts the characters of a sentence that is not kept yet, and gives the way to give the school's back. */
export async function countCharacters(services: Services, who: Who, characters: number): Promise<() => Promise<void>> {
  const { db, config } = services
  const whose = 'student_id' in who ? who.student_id : who.user_id
  const own = speechLimits.charactersPerHour * config.limitFactor
  await consume(db, { key: `speech-characters:${whose}`, count: own, seconds: 60 * 60 }, characters)
  const share = await readShare(db, who.school_id)
  const count = speechLimits.charactersOfSchoolPerDay * config.limitFactor * share
  const ceiling = createCeiling(services, 'TTS_CHARACTERS_PER_DAY', config.charactersPerDay * config.limitFactor)
  const budget = { key: `speech-characters:${who.school_id}`, count, seconds: day }
  const giveBack = async () => void (await increment(db, budget, -characters))
  const { count: used, retry_after } = await increment(db, budget, characters)
  if (used <= count && (await ceiling.take(characters)))
    return async () => {
      await giveBack()
      await ceiling.adjust(-characters)
    }
  // What is refused leaves room for a shorter sentence.
  await giveBack()
  throw new ApiError('too_many_requests', { retry_after })
}
