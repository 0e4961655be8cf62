import { ApiError } from '#contract/errors.ts'
import { increment, type Limit } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'

type Counting = Pick<Services, 'db' | 'config'>

/** How often in an hour a school is told that an address belongs to a student of another school: each answer gives something away. */
const elsewhereLimit = { count: 20, seconds: 3600 }

const limitOf = ({ config }: Counting, school_id: string): Limit => ({
  key: `elsewhere:${school_id}`,
  count: Math.floor(elsewhereLimit.count * config.limitFactor),
  seconds: elsewhereLimit.seconds,
})

/** How many such answers are left to a school, and the whole seconds until there are more. */
export async function answersLeft(
  services: Counting,
  school_id: string,
): Promise<{ left: number; retry_after: number }> {
  const limit = limitOf(services, school_id)
  const { count, retry_after } = await increment(services.db, limit, 0)
  return { left: Math.max(0, limit.count - count), retry_after }
}

/** Counts such answers before they are given, and says how many of them may be. */
export async function countAnswers(services: Counting, school_id: string, answers: number): Promise<number> {
  if (answers === 0) return 0
  const limit = limitOf(services, school_id)
  const { count } = await increment(services.db, limit, answers)
  const refused = Math.min(answers, Math.max(0, count - limit.count))
  if (refused > 0) await increment(services.db, limit, -refused)
  return answers - refused
}

/** Does work that may give such an answer by failing. Where none is left it does not even look, since a refusal after looking would be an answer, too. */
async function withPermit<T>(services: Counting, school_id: string, work: () => Promise<T>): Promise<T> {
  const { left, retry_after } = await answersLeft(services, school_id)
  if (left === 0) throw new ApiError('too_many_requests', { retry_after })
  try {
    return await work()
  } catch (error) {
    const isTold = error instanceof ApiError && error.code === 'student_elsewhere'
    // Another process may have given the last one meanwhile.
    if (isTold && (await countAnswers(services, school_id, 1)) === 0)
      throw new ApiError('too_many_requests', { retry_after })
    throw error
  }
}

/** Does such work with a permit, one after the other in each school, so that what is left was counted after the work before it. */
type PermittedInTurn = <T>(school_id: string, work: () => Promise<T>) => Promise<T>

/** Makes such turns for the life of one server. */
export function createTurns(services: Counting): PermittedInTurn {
  const last = new Map<string, Promise<unknown>>()
  return (school_id, work) => {
    const before = last.get(school_id) ?? Promise.resolve()
    const result = before.then(() => withPermit(services, school_id, work))
    const settled = Promise.allSettled([result]).finally(() => {
      if (last.get(school_id) === settled) last.delete(school_id)
    })
    last.set(school_id, settled)
    return result
  }
}
