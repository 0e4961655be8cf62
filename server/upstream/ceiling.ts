import { listAdmins } from '#server/auth/users.queries.ts'
import { increment } from '#server/http/guard/limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

/** What all schools of an installation together may use up in a day. */
export interface Ceiling {
  /** Counts a cost; false where the day has no room for it, and then nothing is counted. */
  take: (cost: number) => Promise<boolean>
  /** Counts more, or gives back what is negative. */
  adjust: (cost: number) => Promise<void>
}
/** The setting that a ceiling comes from. */
type CeilingSetting = 'LLM_TOKENS_PER_DAY' | 'TTS_CHARACTERS_PER_DAY'

const seconds = 24 * 60 * 60
/** The share from which on the operator is told, once a day. */
const nearAt = 0.8

/** Makes a ceiling; its count is in the database, for all processes. */
export function createCeiling(
  services: Pick<Services, 'db' | 'jobs' | 'log'>,
  setting: CeilingSetting,
  most: number,
): Ceiling {
  const { db } = services
  const limit = { key: `ceiling:${setting}`, count: most, seconds }
  const adjust = async (cost: number) => void (await increment(db, limit, cost))
  return {
    adjust,
    take: async (cost) => {
      const { count } = await increment(db, limit, cost)
      if (count >= most * nearAt) await tellOnce(services, setting, most)
      if (count <= most) return true
      await adjust(-cost)
      return false
    },
  }
}

/** Tells those who run the installation, by mail where there are admins, and in the log. */
async function tellOnce(
  { db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>,
  setting: CeilingSetting,
  most: number,
) {
  const told = await increment(db, { key: `ceiling-told:${setting}`, count: 1, seconds })
  if (told.count > 1) return
  log.warn({ setting, most }, 'four fifths of a daily ceiling are used up')
  const admins = await listAdmins(db)
  await db.transaction().execute(async (tx) => {
    for (const { school_id, user_id } of admins)
      await queueLetter({ jobs }, tx, { kind: 'ceiling_near', school_id, user_id, setting })
  })
}
