import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { isNamedLanguage, levels } from '../values/languages.ts'
import { id, line } from '../values/text.ts'
import { bulkLimit, studentLengths } from './students.ts'

export const rolloverLimits = { classes: 60, newClasses: 60, teachers: 50 } as const
export const undoHours = 24

const place = z.int().check(z.gte(0), z.lt(rolloverLimits.newClasses))
const teacherIds = z.array(id).check(z.maxLength(rolloverLimits.teachers))

/** What happens to a student of a class. `new_class` is the place of a class in `new_classes`. */
const StudentStep = z.union([
  z.strictObject({ step: z.enum(['stay', 'inactivate']) }),
  z.strictObject({ step: z.literal('move'), class_id: id }),
  z.strictObject({ step: z.literal('move'), new_class: place }),
])
export type StudentStep = z.output<typeof StudentStep>

const ClassPlan = z.strictObject({
  class_id: id,
  act: z.enum(['archive', 'carry_on']),
  name: z.optional(line(studentLengths.class_name)),
  level: z.optional(z.nullable(z.enum(levels))),
  teacher_ids: z.optional(teacherIds),
  students: StudentStep,
  exceptions: z
    .array(z.strictObject({ student_ids: z.array(id).check(z.maxLength(bulkLimit)), instead: StudentStep }))
    .check(z.maxLength(bulkLimit)),
  renew_links: z.boolean(),
})
export type ClassPlan = z.output<typeof ClassPlan>

const NewTermClass = z.strictObject({
  name: line(studentLengths.class_name),
  language: z.nullable(z.string().check(z.refine(isNamedLanguage))),
  level: z.nullable(z.enum(levels)),
  teacher_ids: teacherIds,
})

export const RolloverPlan = z.strictObject({
  classes: z.array(ClassPlan).check(
    z.minLength(1),
    z.maxLength(rolloverLimits.classes),
    z.refine((plans) => new Set(plans.map(({ class_id }) => class_id)).size === plans.length),
  ),
  new_classes: z.array(NewTermClass).check(z.maxLength(rolloverLimits.newClasses)),
})
export type RolloverPlan = z.output<typeof RolloverPlan>

const Named = z.object({ id: z.uuid(), name: z.string() })
/** A class of the school, or a new one by its place. */
const Target = z.object({ id: z.nullable(z.uuid()), new_class: z.nullable(z.int()), name: z.string() })

export const studentOutcomes = ['stay', 'move', 'inactivate', 'kept_active'] as const
/** `kept_active` would become inactive with their class, but stays in another one. */
const StudentGroup = z.object({
  outcome: z.enum(studentOutcomes),
  to: z.nullable(Target),
  students: z.array(Named),
})

const RehearsedClass = z.object({
  id: z.uuid(),
  act: ClassPlan.shape.act,
  name: z.string(),
  name_after: z.string(),
  level: z.nullable(z.enum(levels)),
  level_after: z.nullable(z.enum(levels)),
  teachers: z.array(Named),
  teachers_after: z.array(Named),
  /** Members before, and after others have moved in. */
  size: z.int(),
  size_after: z.int(),
  links_renewed: z.int(),
  groups: z.array(StudentGroup),
})
export type RehearsedClass = z.output<typeof RehearsedClass>

/** What the plan cannot do: a name of two classes, a move into a class that is archived, a member who is no teacher any more. */
export const rolloverProblems = ['name_taken', 'target_archived', 'no_teacher'] as const
const Problem = z.object({ problem: z.enum(rolloverProblems), names: z.array(z.string()) })

export const Rehearsal = z.object({
  /** Of what was seen; the act refuses when it has changed. */
  state: z.string(),
  seats: z.object({ before: z.int(), after: z.int(), limit: z.int() }),
  classes: z.array(RehearsedClass),
  /** Other classes that students move to, and new ones. */
  targets: z.array(z.object({ ...Target.shape, arriving: z.int() })),
  moved: z.int(),
  inactivated: z.int(),
  links_renewed: z.int(),
  problems: z.array(Problem),
})
export type Rehearsal = z.output<typeof Rehearsal>

export const Rollover = z.object({
  id: z.uuid(),
  by: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  undo_until: z.iso.datetime(),
  undone_at: z.nullable(z.iso.datetime()),
  archived: z.int(),
  carried_on: z.int(),
  moved: z.int(),
  inactivated: z.int(),
  renewed: z.int(),
  /** Where the students with a new link are now; those without a class are in `others`. */
  cards: z.object({ classes: z.array(z.object({ ...Named.shape, students: z.int() })), others: z.array(z.uuid()) }),
})
export type Rollover = z.output<typeof Rollover>

/** What was changed by hand after the new term began, and stays. */
export const undoRemainders = [
  'student_moved',
  'student_inactive',
  'class_edited',
  'class_renamed',
  'new_class_used',
  'teachers_changed',
  'link_used',
] as const
const Undone = z.object({
  rollover: Rollover,
  kept: z.array(z.object({ what: z.enum(undoRemainders), names: z.array(z.string()) })),
})
export type Undone = z.output<typeof Undone>

export const rollovers = defineApi({
  list: {
    method: 'GET',
    path: '/classes/rollover',
    staff: 'coordinator',
    summary: 'The new terms that can still be undone, newest first.',
    returns: z.object({ items: z.array(Rollover) }),
  },
  rehearse: {
    method: 'POST',
    path: '/classes/rollover/rehearsal',
    staff: 'coordinator',
    summary: 'What a new term would do, in numbers and names. Changes nothing.',
    body: RolloverPlan,
    bodyLimit: 512_000,
    returns: Rehearsal,
    fails: ['not_found'],
  },
  start: {
    method: 'POST',
    path: '/classes/rollover',
    staff: 'coordinator',
    summary: 'Start a new term as it was rehearsed, all at once.',
    body: z.extend(RolloverPlan, { state: z.string().check(z.maxLength(100)) }),
    bodyLimit: 512_000,
    returns: Rollover,
    status: 201,
    idempotent: true,
    fails: ['not_found', 'edited_elsewhere'],
  },
  undo: {
    method: 'POST',
    path: '/classes/rollover/:id/undo',
    staff: 'coordinator',
    summary: 'Undo a new term within a day. What was changed by hand since stays, and is named.',
    returns: Undone,
    fails: ['not_found', 'edited_elsewhere'],
  },
})
