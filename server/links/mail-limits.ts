import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { isAddressConfirmed } from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { increment, type Limit, readWindow } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'

/** Mails to students in 24 hours, per seat of the plan. */
const dailyPerSeat = { trial: 2, paid: 10 }
const seconds = 24 * 60 * 60

type Sender = Pick<Account, 'school_id' | 'status'>

const limitOf = ({ limitFactor }: Services['config'], { school_id, status }: Sender, seats: number): Limit => {
  const perSeat = status === 'trialing' ? dailyPerSeat.trial : dailyPerSeat.paid
  return { key: `school-mails:${school_id}`, count: perSeat * seats * limitFactor, seconds }
}

export async function dailyMailsLeft(
  { config }: Pick<Services, 'config'>,
  tx: Transaction<Tables>,
  school: Sender,
  seats: number,
): Promise<number> {
  const limit = limitOf(config, school, seats)
  return Math.max(0, Math.floor(limit.count) - (await readWindow(tx, limit)).count)
}

export async function refuseUnconfirmed(tx: Transaction<Tables>, account: Account): Promise<void> {
  if (!(await isAddressConfirmed(tx, account))) throw new ApiError('address_not_confirmed')
}

export async function countDailyMails(
  { config }: Pick<Services, 'config'>,
  tx: Transaction<Tables>,
  school: Sender,
  { mails, seats }: { mails: number; seats: number },
): Promise<void> {
  if (mails === 0) return
  const limit = limitOf(config, school, seats)
  const { count, retry_after } = await increment(tx, limit, mails)
  if (count > limit.count)
    throw new ApiError('mail_limit_reached', { limit: limit.count, left: limit.count - (count - mails), retry_after })
}
