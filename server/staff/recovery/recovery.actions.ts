import type { Transaction } from 'kysely'
import { record } from '#server/audit/audit.queries.ts'
import { deleteFactors } from '#server/auth/factors/factors.queries.ts'
import { endSessions } from '#server/auth/sessions/sessions.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'
import { deleteHandover, swapOwner } from '#server/staff/handover.queries.ts'
import {
  cancelPlanned,
  hasSignedIn,
  readClock,
  type Recovery,
  wasActive,
} from '#server/staff/recovery/recovery.queries.ts'
import { findMember, lockStaff, type MemberRef } from '#server/staff/staff.queries.ts'

type Tx = Transaction<Tables>
type RecoveryServices = Pick<Services, 'jobs'>

export const resetHours = 24
export const handOverDays = 7

const inHours = (since: string, hours: number) => new Date(Date.parse(since) + hours * 3_600_000).toISOString()

/** The factors are removed after a day, unless the member signs in with one before. Returns when. */
export async function planReset(services: RecoveryServices, tx: Tx, member: MemberRef): Promise<string> {
  const { school_id, user_id } = member
  const since = await readClock(tx)
  const dueAt = inHours(since, resetHours)
  await cancelPlanned(tx, school_id, 'reset_factors', user_id)
  const recovery: Recovery = { kind: 'reset_factors', school_id, user_id, since }
  await services.jobs.send(tx, 'staff', recovery, dueAt)
  await queueLetter(services, tx, { kind: 'factors_reset_planned', school_id, user_id })
  await record(tx, { school_id }, 'factors_reset_planned', { email: await emailOf(tx, member) })
  return dueAt
}

export async function resetLostFactors(services: RecoveryServices, tx: Tx, member: MemberRef): Promise<void> {
  const { school_id, user_id } = member
  await cancelPlanned(tx, school_id, 'reset_factors', user_id)
  await deleteFactors(tx, member)
  await endSessions(tx, member, null, 'terminated')
  await queueLetter(services, tx, { kind: 'factors_reset_by_operator', school_id, user_id })
  await record(tx, { school_id }, 'second_factors_reset', { email: await emailOf(tx, member) })
}

interface Succession {
  owner: MemberRef
  successor: MemberRef
}

/** The member becomes the owner after a week, unless the owner uses the dashboard before. Returns when. */
export async function planHandOver(
  services: RecoveryServices,
  tx: Tx,
  { owner, successor }: Succession,
): Promise<string> {
  const { school_id, user_id } = successor
  const since = await readClock(tx)
  const dueAt = inHours(since, handOverDays * 24)
  await cancelPlanned(tx, school_id, 'hand_over')
  const recovery: Recovery = { kind: 'hand_over', school_id, user_id, owner_id: owner.user_id, since }
  await services.jobs.send(tx, 'staff', recovery, dueAt)
  const new_email = await emailOf(tx, successor)
  for (const one of [owner, successor])
    await queueLetter(services, tx, { kind: 'handover_planned', school_id, user_id: one.user_id, new_email })
  await record(tx, { school_id }, 'handover_planned', { email: new_email })
  return dueAt
}

export async function handOver(services: RecoveryServices, tx: Tx, { owner, successor }: Succession): Promise<void> {
  const { school_id } = successor
  await lockStaff(tx, school_id)
  await cancelPlanned(tx, school_id, 'hand_over')
  await deleteHandover(tx, school_id, null)
  await swapOwner(tx, successor)
  for (const { user_id } of [owner, successor])
    await queueLetter(services, tx, { kind: 'school_handed_over', school_id, user_id })
  await record(tx, { school_id }, 'school_handed_over', { email: await emailOf(tx, successor) })
}

export const startRecoveries = (services: Services): Promise<void> =>
  services.jobs.work<Recovery>('staff', ({ data }) =>
    services.db.transaction().execute((tx) => recover(services, tx, data)),
  )

async function recover(services: RecoveryServices, tx: Tx, recovery: Recovery): Promise<void> {
  const { school_id, user_id, since } = recovery
  const member = await findMember(tx, { school_id, user_id })
  if (!member) return
  if (recovery.kind === 'reset_factors') {
    const isStillLost = member.has_second_factor && !(await hasSignedIn(tx, { school_id, user_id }, since))
    if (isStillLost) await resetLostFactors(services, tx, { school_id, user_id })
    return
  }
  const owner = { school_id, user_id: recovery.owner_id }
  const role = (await findMember(tx, owner))?.role
  const isOwner = role === 'school' || role === 'admin'
  if (isOwner && !(await wasActive(tx, owner, since)))
    await handOver(services, tx, { owner, successor: { school_id, user_id } })
}

async function emailOf(tx: Tx, member: MemberRef): Promise<string> {
  const found = await findMember(tx, member)
  if (!found) throw new Error('the member has been removed')
  return found.email
}
