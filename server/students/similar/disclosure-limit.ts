import { ApiError } from '#contract/errors.ts'
import { increment, type Limit, readWindow } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'

type LimitServices = Pick<Services, 'db' | 'config'>

/** How often per hour a school learns that an address belongs to a student of another school. */
const disclosureLimit = { count: 20, seconds: 3600 }

const limitOf = ({ config }: LimitServices, school_id: string): Limit => ({
  key: `elsewhere:${school_id}`,
  count: Math.floor(disclosureLimit.count * config.limitFactor),
  seconds: disclosureLimit.seconds,
})

export async function disclosuresLeft(
  services: LimitServices,
  school_id: string,
): Promise<{ left: number; retry_after: number }> {
  const limit = limitOf(services, school_id)
  const { count, retry_after } = await readWindow(services.db, limit)
  return { left: Math.max(0, limit.count - count), retry_after }
}

export async function countDisclosures(services: LimitServices, school_id: string, answers: number): Promise<number> {
  if (answers === 0) return 0
  const limit = limitOf(services, school_id)
  const { count } = await increment(services.db, limit, answers)
  const refused = Math.min(answers, Math.max(0, count - limit.count))
  if (refused > 0) await increment(services.db, limit, -refused)
  return answers - refused
}

/** Runs nothing once no disclosure is left: even a refusal after the lookup would disclose the answer. */
async function limitDisclosure<T>(services: LimitServices, school_id: string, work: () => Promise<T>): Promise<T> {
  const { left, retry_after } = await disclosuresLeft(services, school_id)
  if (left === 0) throw new ApiError('too_many_requests', { retry_after })
  try {
    return await work()
  } catch (error) {
    const isDisclosure = error instanceof ApiError && error.code === 'student_elsewhere'
    // Another process may have used the last one meanwhile.
    if (isDisclosure && (await countDisclosures(services, school_id, 1)) === 0)
      throw new ApiError('too_many_requests', { retry_after })
    throw error
  }
}

/** Serialized per school, so that the count includes the call before. */
type DisclosureLimiter = <T>(school_id: string, work: () => Promise<T>) => Promise<T>

export function createDisclosureLimiter(services: LimitServices): DisclosureLimiter {
  const last = new Map<string, Promise<unknown>>()
  return (school_id, work) => {
    const before = last.get(school_id) ?? Promise.resolve()
    const result = before.then(() => limitDisclosure(services, school_id, work))
    const settled = Promise.allSettled([result]).finally(() => {
      if (last.get(school_id) === settled) last.delete(school_id)
    })
    last.set(school_id, settled)
    return result
  }
}
