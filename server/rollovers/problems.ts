import type { Rehearsal, RolloverPlan } from '#contract/people/rollovers.ts'
import { targetsOf } from '#server/rollovers/outcome.ts'
import type { SchoolState } from '#server/rollovers/state.queries.ts'

type Problem = Rehearsal['problems'][number]

export function problemsOf(plan: RolloverPlan, state: SchoolState): Problem[] {
  const found: Problem[] = [
    { problem: 'name_taken', names: takenNames(plan, state) },
    { problem: 'target_archived', names: archivedTargets(plan, state) },
    { problem: 'no_teacher', names: formerTeachers(plan, state) },
  ]
  return found.filter(({ names }) => names.length > 0)
}

// The database compares names in lower case, too.
function takenNames({ classes, new_classes }: RolloverPlan, state: SchoolState): string[] {
  const planned = new Map(classes.map((one) => [one.class_id, one]))
  const kept = [...state.classes.values()].flatMap(({ id, name }) => {
    const plan = planned.get(id)
    return plan?.act === 'archive' ? [] : [plan?.name ?? name]
  })
  const all = [...kept, ...new_classes.map(({ name }) => name)]
  const groups = Map.groupBy(all, (name) => name.toLowerCase())
  return [...groups.values()].flatMap((names) => (names.length > 1 ? names.slice(0, 1) : []))
}

function archivedTargets(plan: RolloverPlan, { classes }: SchoolState): string[] {
  const archived = new Set(plan.classes.flatMap(({ class_id, act }) => (act === 'archive' ? [class_id] : [])))
  return targetsOf(plan).flatMap((target) =>
    typeof target === 'string' && archived.has(target) ? [classes.get(target)?.name ?? ''] : [],
  )
}

function formerTeachers({ classes, new_classes }: RolloverPlan, { staff }: SchoolState): string[] {
  const ids = [...classes, ...new_classes].flatMap(({ teacher_ids = [] }) => teacher_ids)
  return [...new Set(ids)].flatMap((id) => {
    const member = staff.get(id)
    return member && !member.is_teacher ? [member.name] : []
  })
}
