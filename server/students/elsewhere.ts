import { ApiError } from '#contract/errors.ts'
import { countActs, type Limit, take } from '#server/http/limits.ts'
import type { Services } from '#server/services.ts'

/** How often in an hour a school is told that an address belongs to a student of another school: each answer gives something away. */
export const elsewhereLimit = { count: 20, seconds: 3600 }

const limitOf = ({ config }: Pick<Services, 'config'>, school_id: string): Limit => ({
  key: `elsewhere:${school_id}`,
  count: elsewhereLimit.count * config.limitFactor,
  seconds: elsewhereLimit.seconds,
})

/** Until when schools are looked at that this process has told lately; nobody else costs a statement. */
const told = new Map<string, number>()

/** Counts such answers, and refuses further ones past the limit. */
export const countElsewhere = (
  services: Pick<Services, 'db' | 'config'>,
  school_id: string,
  answers: number,
): Promise<void> => {
  if (answers > 0) told.set(school_id, Date.now() + elsewhereLimit.seconds * 1000)
  return take(services.db, limitOf(services, school_id), answers)
}

/** Refuses to look up an address at all once the limit is reached: a refusal that comes after looking would be an answer, too. */
export async function refuseMoreAddresses(services: Pick<Services, 'db' | 'config'>, school_id: string): Promise<void> {
  const until = told.get(school_id)
  if (until === undefined) return
  if (until < Date.now()) told.delete(school_id)
  const limit = limitOf(services, school_id)
  const { count, retry_after } = await countActs(services.db, limit, 0)
  if (count >= limit.count) throw new ApiError('too_many_requests', { retry_after })
}
