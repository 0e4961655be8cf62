import type { ClassPlan, RolloverPlan, StudentStep, studentOutcomes } from '#contract/people/rollovers.ts'
import type { Member } from '#server/rollovers/state.queries.ts'

/** A class of the school by its id, or a new one by its place in the plan. */
export type TargetKey = string | number

export interface MemberOutcome {
  member: Member
  plan: ClassPlan
  outcome: (typeof studentOutcomes)[number]
  to: TargetKey | null
}

interface Wanted {
  member: Member
  plan: ClassPlan
  step: StudentStep
  /** Chosen for this student, not for the class. */
  isOwn: boolean
}

export const targetOf = (step: StudentStep): TargetKey | null =>
  'class_id' in step ? step.class_id : 'new_class' in step ? step.new_class : null

/** A student who would become inactive with a class stays active while another class keeps or takes them. */
export function outcomesOf({ classes }: RolloverPlan, members: readonly Member[]): MemberOutcome[] {
  const wanted = wantedSteps(classes, members)
  const staying = new Set(wanted.filter(staysInSchool).map(({ member }) => member.id))
  return wanted.map((one) => outcomeOf(one, staying))
}

function wantedSteps(classes: readonly ClassPlan[], members: readonly Member[]): Wanted[] {
  const byClass = Map.groupBy(members, ({ class_id }) => class_id)
  return classes.flatMap((plan) => {
    const own = new Map(
      plan.exceptions.flatMap(({ student_ids, instead }) => student_ids.map((id) => [id, instead] as const)),
    )
    return (byClass.get(plan.class_id) ?? []).map((member) => {
      const step = own.get(member.id)
      return { member, plan, step: step ?? plan.students, isOwn: step !== undefined }
    })
  })
}

const staysInSchool = ({ member, plan, step }: Wanted): boolean =>
  member.has_other || step.step === 'move' || (step.step === 'stay' && plan.act === 'carry_on')

function outcomeOf({ member, plan, step, isOwn }: Wanted, staying: ReadonlySet<string>): MemberOutcome {
  const to = targetOf(step)
  const base = { member, plan, to: null }
  if (to !== null && to !== plan.class_id) return { ...base, outcome: 'move', to }
  if (step.step !== 'inactivate' || member.status === 'inactive') return { ...base, outcome: 'stay' }
  return { ...base, outcome: !isOwn && staying.has(member.id) ? 'kept_active' : 'inactivate' }
}

export const targetsOf = ({ classes }: RolloverPlan): TargetKey[] => [
  ...new Set(
    classes
      .flatMap(({ students, exceptions }) => [students, ...exceptions.map(({ instead }) => instead)])
      .flatMap((step) => targetOf(step) ?? []),
  ),
]

export const classIdsOf = (plan: RolloverPlan): string[] => [
  ...new Set([
    ...plan.classes.map(({ class_id }) => class_id),
    ...targetsOf(plan).filter((target) => typeof target === 'string'),
  ]),
]

export const idsOfInactivated = (outcomes: readonly MemberOutcome[]): Set<string> =>
  new Set(outcomes.filter(({ outcome }) => outcome === 'inactivate').map(({ member }) => member.id))

export function idsOfRenewed(outcomes: readonly MemberOutcome[]): Set<string> {
  const inactivated = idsOfInactivated(outcomes)
  return new Set(
    outcomes
      .filter(({ plan, member }) => plan.renew_links && member.has_link && member.status === 'active')
      .flatMap(({ member }) => (inactivated.has(member.id) ? [] : [member.id])),
  )
}
