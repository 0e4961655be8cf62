import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Member, MemberDuties, Staff } from '#contract/school/staff.ts'
import { record } from '#server/audit/audit.queries.ts'
import { deleteFactors } from '#server/auth/factors/factors.queries.ts'
import { queueLetter } from '#server/mail/letters.ts'
import { endSessions } from '#server/auth/sessions/sessions.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { deleteFileAt } from '#server/files/files.actions.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Services } from '#server/services/services.ts'
import { findHandover } from '#server/staff/handover.queries.ts'
import { listInvitations } from '#server/staff/invitations.queries.ts'
import {
  eraseFormer,
  findMember,
  listFormerMembers,
  listMembers,
  lockStaff,
  markRemoved,
  replaceClasses,
  setStaffRole,
} from '#server/staff/staff.queries.ts'

type Tx = Transaction<Tables>

export async function describeStaff({ db }: Services, { school_id }: Account): Promise<Staff> {
  const [members, former, invitations, handover] = await Promise.all([
    listMembers(db, school_id),
    listFormerMembers(db, school_id),
    listInvitations(db, school_id),
    findHandover(db, school_id),
  ])
  return { members, former, invitations, handover: handover ?? null }
}

/** Neither the owner nor oneself can be changed or removed here. */
async function lockMember(tx: Tx, account: Account, user_id: string): Promise<Member> {
  await lockStaff(tx, account.school_id)
  const member = await findMember(tx, { school_id: account.school_id, user_id })
  if (!member) throw new ApiError('not_found')
  if (member.role === 'school' || member.role === 'admin') throw new ApiError('forbidden', { reason: 'owner' })
  if (user_id === account.user_id) throw new ApiError('forbidden', { reason: 'self' })
  return member
}

type Duties = Omit<MemberDuties, 'seen'>
const hasDuties = (member: Member, { role, class_ids }: Duties) =>
  member.role === role && new Set(member.classes.map(({ id }) => id)).symmetricDifference(new Set(class_ids)).size === 0

export async function editMember(
  tx: Tx,
  account: Account,
  id: string,
  { role, class_ids, seen }: MemberDuties,
): Promise<Member> {
  const member = await lockMember(tx, account, id)
  const isOf = (duties: Duties) => hasDuties(member, duties)
  if (seen && !isOf(seen) && !isOf({ role, class_ids })) throw new ApiError('edited_elsewhere')
  const ref = { school_id: account.school_id, user_id: id }
  if (role !== member.role) await setStaffRole(tx, ref, role)
  if (!(await replaceClasses(tx, ref, class_ids))) throw new ApiError('not_found')
  await record(tx, account, 'staff_edited', { email: member.email })
  return { ...member, ...(await findMember(tx, ref)) }
}

export async function removeMember(tx: Tx, account: Account, id: string): Promise<void> {
  const { email } = await lockMember(tx, account, id)
  const ref = { school_id: account.school_id, user_id: id }
  await endSessions(tx, ref, null, 'removed')
  await markRemoved(tx, ref)
  await record(tx, account, 'staff_removed', { email })
}

export async function eraseMember(services: Services, tx: Tx, account: Account, id: string): Promise<void> {
  const { school_id } = account
  const erased = await eraseFormer(tx, { school_id, user_id: id })
  if (!erased) throw new ApiError('not_found')
  await deleteFileAt(services, tx, school_id, erased.picture_url)
  await record(tx, account, 'staff_erased')
}

/** For a member who has lost them: they sign in with the password alone, and set up new ones. */
export async function resetFactors(services: Services, tx: Tx, account: Account, id: string): Promise<void> {
  const { school_id } = account
  const { email } = await lockMember(tx, account, id)
  const ref = { school_id, user_id: id }
  await deleteFactors(tx, ref)
  await endSessions(tx, ref, null, 'terminated')
  await queueLetter(services, tx, { kind: 'second_factors_reset', ...ref })
  await record(tx, account, 'second_factors_reset', { email })
}
