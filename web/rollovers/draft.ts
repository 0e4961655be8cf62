import * as z from 'zod/mini'
import type { Class } from '#contract/people/classes.ts'
import type { RolloverPlan, StudentStep } from '#contract/people/rollovers.ts'
import { levels } from '#contract/values/languages.ts'

/** `stay`, `inactivate`, `class:<id>`, or `new:<key>` of a new class. */
export type StepChoice = string

const draftLevel = z.nullable(z.enum(levels))
const ClassDraft = z.object({
  class_id: z.string(),
  act: z.enum(['archive', 'carry_on']),
  name: z.string(),
  level: draftLevel,
  teacher_ids: z.array(z.string()),
  students: z.string(),
  /** By the student's id. */
  exceptions: z.record(z.string(), z.string()),
  renew_links: z.boolean(),
})
export type ClassDraft = z.output<typeof ClassDraft>

const NewClassDraft = z.object({
  key: z.string(),
  name: z.string(),
  language: z.nullable(z.string()),
  level: draftLevel,
  teacher_ids: z.array(z.string()),
})
export type NewClassDraft = z.output<typeof NewClassDraft>

export const TermDraft = z.object({ classes: z.array(ClassDraft), new_classes: z.array(NewClassDraft) })
export type TermDraft = z.output<typeof TermDraft>

export const emptyDraft: TermDraft = { classes: [], new_classes: [] }

/** A class goes on as it is until something else is chosen. */
export const draftFor = ({ id, name, level, teachers }: Class): ClassDraft => ({
  class_id: id,
  act: 'carry_on',
  name,
  level,
  teacher_ids: teachers.map((one) => one.id),
  students: 'stay',
  exceptions: {},
  renew_links: false,
})

/** Without classes that are gone or archived by now. */
export function pruneDraft(draft: TermDraft, items: readonly Class[]): TermDraft {
  const ids = new Set(items.map(({ id }) => id))
  const kept = draft.classes.filter(({ class_id }) => ids.has(class_id))
  const isKnown = (choice: StepChoice) => !choice.startsWith('class:') || ids.has(choice.slice('class:'.length))
  return {
    ...draft,
    classes: kept.map((one) => ({
      ...one,
      students: isKnown(one.students) ? one.students : 'stay',
      exceptions: Object.fromEntries(Object.entries(one.exceptions).filter(([, choice]) => isKnown(choice))),
    })),
  }
}

export const problemOfName = (name: string, act: ClassDraft['act'] = 'carry_on'): boolean =>
  act === 'carry_on' && name.trim() === ''

export const isComplete = ({ classes, new_classes }: TermDraft): boolean =>
  !classes.some(({ name, act }) => problemOfName(name, act)) && !new_classes.some(({ name }) => problemOfName(name))

/** What is sent: only what differs from the classes as they are. */
export function planOf(draft: TermDraft, items: readonly Class[]): RolloverPlan {
  const current = new Map(items.map((one) => [one.id, one]))
  const places = new Map(draft.new_classes.map(({ key }, place) => [key, place]))
  const stepOf = (choice: StepChoice): StudentStep => {
    const [kind, value = ''] = choice.split(':')
    if (kind === 'class') return { step: 'move', class_id: value }
    if (kind === 'new') return { step: 'move', new_class: places.get(value) ?? 0 }
    return { step: kind === 'inactivate' ? 'inactivate' : 'stay' }
  }
  return {
    classes: draft.classes.map((one) => ({
      class_id: one.class_id,
      act: one.act,
      ...(one.act === 'carry_on' && changesOf(one, current.get(one.class_id))),
      students: stepOf(one.students),
      exceptions: exceptionsOf(one).map(([choice, student_ids]) => ({ student_ids, instead: stepOf(choice) })),
      renew_links: one.renew_links,
    })),
    new_classes: draft.new_classes.map(({ key: _key, ...one }) => one),
  }
}

function changesOf({ name, level, teacher_ids }: ClassDraft, before: Class | undefined) {
  const teachers = before?.teachers.map(({ id }) => id) ?? []
  return {
    ...(name.trim() !== before?.name && { name }),
    ...(level !== before?.level && { level }),
    ...(teachers.toSorted().join() !== teacher_ids.toSorted().join() && { teacher_ids }),
  }
}

const exceptionsOf = ({ exceptions, students }: ClassDraft): [StepChoice, string[]][] => {
  const own = Object.entries(exceptions).filter(([, choice]) => choice !== students || choice === 'inactivate')
  return [...Map.groupBy(own, ([, choice]) => choice)].map(([choice, entries]) => [choice, entries.map(([id]) => id)])
}
