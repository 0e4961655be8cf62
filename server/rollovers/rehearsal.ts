import type { ClassPlan, Rehearsal, RehearsedClass, RolloverPlan } from '#contract/people/rollovers.ts'
import type { Seats } from '#contract/people/students.ts'
import {
  classIdsOf,
  idsOfInactivated,
  idsOfRenewed,
  type MemberOutcome,
  outcomesOf,
  type TargetKey,
  targetsOf,
} from '#server/rollovers/outcome.ts'
import { problemsOf } from '#server/rollovers/problems.ts'
import { hashOf, type SchoolState } from '#server/rollovers/state.queries.ts'

export function rehearse(plan: RolloverPlan, state: SchoolState, seats: Seats): Rehearsal {
  const outcomes = outcomesOf(plan, state.members)
  const inactivated = idsOfInactivated(outcomes).size
  const renewed = idsOfRenewed(outcomes)
  const nameOf = createNamer(plan, state)
  const planned = new Set(plan.classes.map(({ class_id }) => class_id))
  const arriving = arrivals(outcomes, state)
  return {
    state: hashOf(state, classIdsOf(plan)),
    seats: { before: seats.used, after: seats.used - inactivated, limit: seats.limit },
    classes: plan.classes.map((one) => rehearseClass(one, { state, outcomes, renewed, arriving, nameOf })),
    targets: targetsOf(plan)
      .filter((key) => typeof key === 'number' || !planned.has(key))
      .map((key) => ({ ...targetFor(key, nameOf), arriving: arriving.get(key) ?? 0 })),
    moved: new Set(outcomes.flatMap(({ outcome, member }) => (outcome === 'move' ? [member.id] : []))).size,
    inactivated,
    links_renewed: renewed.size,
    problems: problemsOf(plan, state),
  }
}

type Namer = (key: TargetKey) => string

const createNamer =
  ({ classes, new_classes }: RolloverPlan, state: SchoolState): Namer =>
  (key) =>
    typeof key === 'number'
      ? (new_classes[key]?.name ?? '')
      : (classes.find(({ class_id }) => class_id === key)?.name ?? state.classes.get(key)?.name ?? '')

const targetFor = (key: TargetKey, nameOf: Namer) => ({
  id: typeof key === 'string' ? key : null,
  new_class: typeof key === 'number' ? key : null,
  name: nameOf(key),
})

/** How many come to each class who are not in it already, or only because they leave it for another one. */
function arrivals(outcomes: readonly MemberOutcome[], { members }: SchoolState): Map<TargetKey, number> {
  const left = new Set(
    outcomes.flatMap(({ outcome, member }) => (outcome === 'move' ? [pair(member.class_id, member.id)] : [])),
  )
  const present = new Set(members.map(({ class_id, id }) => pair(class_id, id)).filter((one) => !left.has(one)))
  const joins = new Map<TargetKey, Set<string>>()
  for (const { to, member } of outcomes)
    if (to !== null && !present.has(pair(to, member.id))) joins.set(to, (joins.get(to) ?? new Set()).add(member.id))
  return new Map([...joins].map(([key, ids]) => [key, ids.size]))
}

const pair = (key: TargetKey, id: string) => `${key} ${id}`

interface Context {
  state: SchoolState
  outcomes: readonly MemberOutcome[]
  renewed: ReadonlySet<string>
  arriving: ReadonlyMap<TargetKey, number>
  nameOf: Namer
}

function rehearseClass(plan: ClassPlan, { state, outcomes, renewed, arriving, nameOf }: Context): RehearsedClass {
  const { class_id: id, act } = plan
  const current = state.classes.get(id)
  const own = outcomes.filter((one) => one.plan === plan)
  const leaving = own.filter(({ outcome }) => outcome === 'move').length
  const { name = '', level = null, teachers = [] } = current ?? {}
  const keeps = act === 'archive'
  const staff = (ids: readonly string[]) => ids.map((one) => ({ id: one, name: state.staff.get(one)?.name ?? '' }))
  return {
    id,
    act,
    name,
    name_after: keeps ? name : (plan.name ?? name),
    level,
    level_after: keeps || plan.level === undefined ? level : plan.level,
    teachers: staff(teachers),
    teachers_after: staff(keeps ? teachers : (plan.teacher_ids ?? teachers)),
    size: own.length,
    size_after: keeps ? own.length : own.length - leaving + (arriving.get(id) ?? 0),
    links_renewed: own.filter(({ member }) => renewed.has(member.id)).length,
    groups: groupsOf(own, nameOf),
  }
}

function groupsOf(own: readonly MemberOutcome[], nameOf: Namer): RehearsedClass['groups'] {
  const groups = Map.groupBy(own, ({ outcome, to }) => `${outcome} ${to}`)
  return [...groups.values()].flatMap((members) => {
    const [first] = members
    if (!first) return []
    const to = first.to === null ? null : targetFor(first.to, nameOf)
    return [{ outcome: first.outcome, to, students: members.map(({ member: { id, name } }) => ({ id, name })) }]
  })
}
