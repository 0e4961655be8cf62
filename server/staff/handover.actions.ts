import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Handover } from '#contract/school/staff.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'
import { deleteHandover, findHandover, saveHandover, swapOwner } from '#server/staff/handover.queries.ts'
import { findMember, lockStaff } from '#server/staff/staff.queries.ts'

type Tx = Transaction<Tables>

export async function offerSchool(services: Services, tx: Tx, account: Account, user_id: string): Promise<Handover> {
  const { school_id } = account
  await lockStaff(tx, school_id)
  const member = await findMember(tx, { school_id, user_id })
  if (!member) throw new ApiError('not_found')
  if (user_id === account.user_id) throw new ApiError('forbidden', { reason: 'self' })
  await saveHandover(tx, { school_id, user_id })
  await queueLetter(services, tx, { kind: 'school_offered', school_id, user_id })
  await record(tx, account, 'school_offered', { email: member.email })
  const offer = await findHandover(tx, school_id)
  if (!offer) throw new Error('saving the offer failed')
  return offer
}

export async function withdrawOffer(tx: Tx, { school_id }: Account): Promise<void> {
  if (!(await deleteHandover(tx, school_id, null))) throw new ApiError('not_found')
}

export async function declineSchool(tx: Tx, { school_id, user_id }: Account): Promise<void> {
  if (!(await deleteHandover(tx, school_id, user_id))) throw new ApiError('not_found')
}

export async function acceptSchool(services: Services, tx: Tx, account: Account): Promise<void> {
  const { school_id, user_id } = account
  await lockStaff(tx, school_id)
  if (!(await deleteHandover(tx, school_id, user_id))) throw new ApiError('not_found')
  const previous = await swapOwner(tx, account)
  await record(tx, account, 'school_handed_over')
  for (const one of [previous, user_id])
    await queueLetter(services, tx, { kind: 'school_handed_over', school_id, user_id: one })
}
