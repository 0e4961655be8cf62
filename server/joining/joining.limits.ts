import { ApiError } from '#contract/errors.ts'
import { addressBlock } from '#server/auth/address-block.ts'
import { consume, increment, type Limit, readWindow } from '#server/http/guard/limits.ts'
import type { Caller } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

type LimitServices = Pick<Services, 'db' | 'config'>

/** Wrong codes of an address: right ones don't count, because a whole class joins from one. */
export const wrongCodes = { count: 60, seconds: 600 }
/** Names that are given with the code of a class, so that its list can't be tried out. */
export const namesOfClass = { count: 1500, seconds: 3600 }

const wrongCodesOf = ({ config }: LimitServices, { ip }: Pick<Caller, 'ip'>): Limit => ({
  key: `join-wrong:${addressBlock(ip)}`,
  count: wrongCodes.count * config.limitFactor,
  seconds: wrongCodes.seconds,
})

/** Runs what tries a code or a secret, and counts it if it is wrong. After too many, right ones are refused as well. */
export async function limitGuesses<T>(
  services: LimitServices,
  caller: Pick<Caller, 'ip'>,
  isWrong: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const limit = wrongCodesOf(services, caller)
  const { count, retry_after } = await readWindow(services.db, limit)
  if (count >= limit.count) throw new ApiError('too_many_requests', { retry_after })
  try {
    return await work()
  } catch (error) {
    if (isWrong(error)) await increment(services.db, limit)
    throw error
  }
}

export const countName = ({ db, config }: LimitServices, class_id: string): Promise<void> =>
  consume(db, {
    key: `join-names:${class_id}`,
    count: namesOfClass.count * config.limitFactor,
    seconds: namesOfClass.seconds,
  })
