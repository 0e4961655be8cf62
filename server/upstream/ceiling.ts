import { listAdmins } from '#server/auth/users.queries.ts'
import { increment } from '#server/http/guard/limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'

export interface DailyCeiling {
  /** False, with nothing counted, if the day's quota is used up. */
  consume: (cost: number) => Promise<boolean>
  adjust: (cost: number) => Promise<void>
}
type CeilingSetting = 'LLM_TOKENS_PER_DAY' | 'TTS_CHARACTERS_PER_DAY' | 'STT_SECONDS_PER_DAY'

const seconds = 24 * 60 * 60
/** The operator is warned once a day from this share on. */
const warnAt = 0.8

export function createCeiling(
  services: Pick<Services, 'db' | 'jobs' | 'log'>,
  setting: CeilingSetting,
  limit: number,
): DailyCeiling {
  const { db } = services
  const window = { key: `ceiling:${setting}`, count: limit, seconds }
  const adjust = async (cost: number) => void (await increment(db, window, cost))
  return {
    adjust,
    consume: async (cost) => {
      const { count } = await increment(db, window, cost)
      if (count >= limit * warnAt) await warnOnce(services, setting, limit)
      if (count <= limit) return true
      await adjust(-cost)
      return false
    },
  }
}

async function warnOnce(
  { db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>,
  setting: CeilingSetting,
  limit: number,
) {
  const warnings = await increment(db, { key: `ceiling-told:${setting}`, count: 1, seconds })
  if (warnings.count > 1) return
  log.warn({ setting, limit }, '80 % of a daily ceiling is used up')
  const admins = await listAdmins(db)
  await db.transaction().execute(async (tx) => {
    for (const { school_id, user_id } of admins)
      await queueLetter({ jobs }, tx, { kind: 'ceiling_near', school_id, user_id, setting })
  })
}
