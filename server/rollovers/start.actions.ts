import type { Transaction } from 'kysely'
import { capsOf } from '#contract/billing/plans.ts'
import { ApiError } from '#contract/errors.ts'
import type { Rehearsal, Rollover, RolloverPlan } from '#contract/people/rollovers.ts'
import { record } from '#server/audit/audit.queries.ts'
import { archiveClasses } from '#server/classes/archive.queries.ts'
import { addMembers } from '#server/classes/classes.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { renewLinks } from '#server/links/links.actions.ts'
import {
  insertClasses,
  lockPlan,
  raiseClassVersions,
  removeMembers,
  renameClasses,
  replaceTeachers,
  setLevels,
} from '#server/rollovers/apply.queries.ts'
import {
  classIdsOf,
  idsOfInactivated,
  idsOfRenewed,
  type MemberOutcome,
  outcomesOf,
  targetsOf,
} from '#server/rollovers/outcome.ts'
import { rehearse } from '#server/rollovers/rehearsal.ts'
import { listRollovers } from '#server/rollovers/rollovers.queries.ts'
import {
  dropUnchanged,
  insertRollover,
  saveAfter,
  saveClasses,
  saveStudents,
} from '#server/rollovers/snapshot.queries.ts'
import { countFound, readState, type SchoolState } from '#server/rollovers/state.queries.ts'
import type { Services } from '#server/services/services.ts'
import { countSeats, lockSeats } from '#server/students/seats.ts'
import { bumpVersions, setStatus } from '#server/students/students.queries.ts'

type Tx = Transaction<Tables>

/** Reads at one moment, so that the numbers belong together. */
export async function rehearseRollover(tx: Tx, account: Account, plan: RolloverPlan): Promise<Rehearsal> {
  const { school_id } = account
  const state = await readKnownState(tx, school_id, plan)
  return rehearse(plan, state, { used: await countSeats(tx, school_id), limit: capsOf(account).students })
}

export async function startRollover(
  services: Services,
  tx: Tx,
  account: Account,
  { state: seen, ...plan }: RolloverPlan & { state: string },
): Promise<Rollover> {
  const { school_id, user_id } = account
  const seats = await lockSeats(tx, account)
  await lockPlan(tx, school_id, classIdsOf(plan))
  const state = await readKnownState(tx, school_id, plan)
  const rehearsal = rehearse(plan, state, seats)
  if (rehearsal.state !== seen || rehearsal.problems.length > 0) throw new ApiError('edited_elsewhere')
  const outcomes = outcomesOf(plan, state.members)
  const inactivated = [...idsOfInactivated(outcomes)]
  const renewed = [...idsOfRenewed(outcomes)]
  const archived = plan.classes.filter(({ act }) => act === 'archive').length
  const key = await insertRollover(
    tx,
    { school_id, user_id },
    {
      archived,
      carried_on: plan.classes.length - archived,
      moved: rehearsal.moved,
      inactivated: inactivated.length,
      renewed: renewed.length,
    },
  )
  await saveClasses(tx, key, plan.classes)
  await saveStudents(tx, key, { members: idsOf(outcomes), inactivated, renewed })
  const created = await changeClasses(tx, school_id, plan)
  await moveMembers(tx, school_id, { outcomes, created })
  await setStatus(tx, school_id, inactivated, 'inactive')
  if (renewed.length > 0) await renewLinks(services, tx, school_id, renewed)
  await saveAfter(tx, key, created)
  await dropUnchanged(tx, key)
  await record(tx, account, 'term_started', { count: plan.classes.length })
  return getRollover(tx, school_id, key.id)
}

export async function getRollover(tx: Tx, school_id: string, id: string): Promise<Rollover> {
  const [found] = await listRollovers(tx, school_id, id)
  if (!found) throw new ApiError('not_found')
  return found
}

const idsOf = (outcomes: readonly MemberOutcome[]) => [...new Set(outcomes.map(({ member }) => member.id))]

async function readKnownState(tx: Tx, school_id: string, plan: RolloverPlan): Promise<SchoolState> {
  const planned = plan.classes.map(({ class_id }) => class_id)
  const state = await readState(tx, school_id, planned)
  const classes = [...planned, ...targetsOf(plan)]
  const isKnown = classes.every((key) => (typeof key === 'number' ? key in plan.new_classes : state.classes.has(key)))
  const teachers = [...plan.classes, ...plan.new_classes].flatMap(({ teacher_ids = [] }) => teacher_ids)
  if (!isKnown || !teachers.every((id) => state.staff.has(id))) throw new ApiError('not_found')
  const named = plan.classes.flatMap(({ exceptions }) => exceptions.flatMap(({ student_ids }) => student_ids))
  const members = new Set(state.members.map(({ id }) => id))
  const others = [...new Set(named)].filter((id) => !members.has(id))
  if (others.length > 0 && (await countFound(tx, school_id, others)) < others.length) throw new ApiError('not_found')
  return state
}

/** Archives first, which frees names, and returns the ids of the new classes in the order of the plan. */
async function changeClasses(tx: Tx, school_id: string, { classes, new_classes }: RolloverPlan): Promise<string[]> {
  const carried = classes.filter(({ act }) => act === 'carry_on')
  const archived = classes.filter(({ act }) => act === 'archive')
  const idsIn = (plans: typeof classes) => plans.map(({ class_id }) => class_id)
  await archiveClasses(tx, school_id, idsIn(archived))
  await renameClasses(tx, school_id, carried)
  await setLevels(tx, school_id, carried)
  await raiseClassVersions(tx, school_id, idsIn(carried))
  const created = await insertClasses(tx, school_id, new_classes)
  await replaceTeachers(tx, school_id, [
    ...carried.flatMap(({ class_id, teacher_ids }) => (teacher_ids ? [{ class_id, teacher_ids }] : [])),
    ...new_classes.flatMap(({ teacher_ids }, place) => {
      const class_id = created[place]
      return class_id ? [{ class_id, teacher_ids }] : []
    }),
  ])
  return created
}

async function moveMembers(
  tx: Tx,
  school_id: string,
  { outcomes, created }: { outcomes: readonly MemberOutcome[]; created: readonly string[] },
): Promise<void> {
  const moves = outcomes.flatMap(({ member, to, plan }) => {
    const class_id = typeof to === 'number' ? created[to] : to
    return class_id ? [{ from: plan.class_id, class_id, student_id: member.id }] : []
  })
  const removed = moves.map(({ from, student_id }) => ({ class_id: from, student_id }))
  await removeMembers(tx, school_id, removed)
  await addMembers(tx, school_id, moves)
  await bumpVersions(tx, school_id, [...new Set(moves.map(({ student_id }) => student_id))])
}
