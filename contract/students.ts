import * as z from 'zod/mini'
import { assignedIds, namesSome } from './assigned-ids.ts'
import { defineApi } from './endpoint.ts'
import { fieldsAs, optionalText, optionalValue } from './fields.ts'
import { isNamedLanguage, levels } from './languages.ts'
import { listOf, paging } from './lists.ts'
import { exportChoice, exportFormats } from './spreadsheets.ts'
import { StudentEvent } from './student-events.ts'
import { address, id, line, lines, searchText, seenVersion } from './text.ts'

/** The most characters of each field of a student, as the form and the import say it. */
export const studentLengths = {
  first_name: 80,
  last_name: 80,
  email: 254,
  student_number: 40,
  notes: 4000,
  class_name: 80,
} as const
/** The most ids in one bulk call; a filter may match more. */
export const bulkLimit = 5000
/** The most classes a student is in. */
export const classesPerStudent = 20

export const studentStatuses = ['active', 'inactive'] as const
export type StudentStatus = (typeof studentStatuses)[number]

/** What a school may write about a student beside the first name. A new field is added here. */
const profile = {
  last_name: optionalText(line(studentLengths.last_name)),
  email: optionalText(address),
  student_number: optionalText(line(studentLengths.student_number)),
  level: optionalValue(z.enum(levels)),
  native_language: optionalText(z.string().check(z.refine(isNamedLanguage))),
}
const remarks = { notes: optionalText(lines(studentLengths.notes)) }
const first_name = line(studentLengths.first_name)

/** Somebody a school teaches. */
export const Student = z.object({
  id: z.uuid(),
  first_name: z.string(),
  ...fieldsAs(profile, 'answered'),
  classes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  ...fieldsAs(remarks, 'answered'),
  status: z.enum(studentStatuses),
  version: z.int(),
  created_at: z.iso.datetime(),
  last_practised_at: z.nullable(z.iso.datetime()),
})
export type Student = z.output<typeof Student>

/** What is written of a student itself; classes are kept apart. */
export const StudentFields = z.strictObject({
  first_name,
  ...z.partial(z.object({ ...fieldsAs(profile, 'written'), ...fieldsAs(remarks, 'written') })).shape,
})
export type StudentFields = z.output<typeof StudentFields>

const classIds = z.array(id).check(z.maxLength(classesPerStudent))
export const NewStudent = z.extend(StudentFields, { class_ids: z.optional(classIds) })
export type NewStudent = z.output<typeof NewStudent>

/** A change says which version it saw; `null` empties a field. */
export const StudentChanges = z.extend(NewStudent, { first_name: z.optional(first_name), version: seenVersion })

/** What a list of students can be sorted by. */
export const studentSorts = [
  'name',
  'last_name',
  'email',
  'student_number',
  'level',
  'status',
  'created_at',
  'last_practised_at',
] as const
export type StudentSort = (typeof studentSorts)[number]
const sort = z.enum([...studentSorts, ...studentSorts.map((name) => `-${name}` as const)])

export const StudentFilter = z.strictObject({
  search: z.optional(searchText),
  status: z.optional(z.enum(studentStatuses)),
  level: z.optional(z.enum(levels)),
  class_id: z.optional(id),
  /** Who may practise with this chatbot, by themselves or in a class. */
  chatbot_id: z.optional(id),
  /** Who may practise with this avatar, in the same way. */
  avatar_id: z.optional(id),
  /** Who is inactive for longer than the school wants to keep them. */
  retention: z.optional(z.literal('due')),
})
export type StudentFilter = z.output<typeof StudentFilter>
/** In which order; `members_last` is a class whose members come after all others. */
const order = { sort: z._default(sort, 'name'), members_last: z.optional(id) }
export const StudentQuery = z.extend(StudentFilter, { ...paging, ...order })
export type StudentQuery = z.output<typeof StudentQuery>

/** Active students against the plan's cap. */
export const Seats = z.object({ used: z.int(), limit: z.int() })
export type Seats = z.output<typeof Seats>

const chosen = { ids: z.array(id).check(z.minLength(1), z.maxLength(bulkLimit)) }
/** These students; with `skip_missing`, without those who are not here any more, as when a change is taken back. */
const byIds = { ...chosen, skip_missing: z.optional(z.boolean()) }
/** Everybody who matches, with how many the caller saw. */
const byFilter = { filter: StudentFilter, expected: z.int().check(z.gte(1)) }
const change = { action: z.enum(['activate', 'inactivate', 'delete']) }
const assigned = { action: z.enum(['assign', 'unassign']), ...assignedIds }
/** After renewing, printed cards and mailed links are dead at once, and so are the practice sessions that these opened. */
const linked = { action: z.enum(['send_link', 'renew_link']) }
const moved = { action: z.enum(['add_to_class', 'remove_from_class']), class_id: id }

export const BulkAction = z.union([
  z.strictObject({ ...change, ...byIds }),
  z.strictObject({ ...change, ...byFilter }),
  z.strictObject({ ...moved, ...byIds }),
  z.strictObject({ ...moved, ...byFilter }),
  z.strictObject({ ...assigned, ...byIds }).check(namesSome),
  z.strictObject({ ...assigned, ...byFilter }).check(namesSome),
  z.strictObject({ ...linked, ...byIds }),
  z.strictObject({ ...linked, ...byFilter }),
])
export type BulkAction = z.output<typeof BulkAction>
export type BulkActionName = BulkAction['action']

const exported = { ...exportChoice, sort: z._default(sort, 'name') }

export const students = defineApi({
  list: {
    method: 'GET',
    path: '/students',
    summary: 'A page of the students that match, with how many are active and how many seats are taken.',
    query: StudentQuery,
    returns: z.object({
      ...listOf(Student),
      counts: z.object({ active: z.int(), inactive: z.int(), due: z.int() }),
      seats: Seats,
    }),
    fails: ['not_found'],
  },
  add: {
    method: 'POST',
    path: '/students',
    summary: 'Add one student, active at once.',
    body: NewStudent,
    returns: Student,
    status: 201,
    idempotent: true,
    fails: ['student_limit_reached', 'email_taken', 'student_elsewhere', 'number_taken', 'not_found'],
  },
  similar: {
    method: 'GET',
    path: '/students/similar',
    summary: 'Who may be here already: of the same name, or with a word of it and nearly the address; at most 3.',
    query: z.strictObject({
      first_name,
      last_name: z.optional(line(studentLengths.last_name)),
      email: z.optional(address),
    }),
    returns: z.object({ items: z.array(Student) }),
  },
  export: {
    method: 'GET',
    path: '/students/export',
    summary: 'The students that match as a spreadsheet, which can be imported again.',
    query: z.extend(StudentFilter, exported),
    produces: Object.values(exportFormats),
    heavy: true,
    fails: ['not_found'],
  },
  exportSome: {
    method: 'POST',
    path: '/students/export',
    summary: 'The students of these ids as a spreadsheet.',
    body: z.strictObject({ ...exported, ...byIds }),
    bodyLimit: 1_000_000,
    produces: Object.values(exportFormats),
    heavy: true,
    fails: ['not_found'],
  },
  get: { method: 'GET', path: '/students/:id', summary: 'One student.', returns: Student, fails: ['not_found'] },
  history: {
    method: 'GET',
    path: '/students/:id/history',
    summary: 'What happened to a student, the newest first.',
    returns: z.object({ items: z.array(StudentEvent) }),
    fails: ['not_found'],
  },
  exportOne: {
    method: 'GET',
    path: '/students/:id/export',
    summary: 'Everything that is held about a student.',
    produces: 'application/json',
    heavy: true,
    fails: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/students/:id',
    summary: 'Change what is sent of a student.',
    body: StudentChanges,
    returns: Student,
    fails: ['not_found', 'edited_elsewhere', 'email_taken', 'student_elsewhere', 'number_taken'],
  },
  remove: { method: 'DELETE', path: '/students/:id', summary: 'Erase a student.', fails: ['not_found'] },
  bulk: {
    method: 'POST',
    path: '/students/bulk',
    summary:
      'Change many students: all of them or none, and none where not as many match as expected; ids can undo it.',
    body: BulkAction,
    bodyLimit: 1_000_000,
    returns: z.object({ changed: z.int(), ids: z.array(z.uuid()) }),
    idempotent: true,
    fails: ['not_found', 'student_limit_reached', 'edited_elsewhere', 'address_not_confirmed', 'mail_limit_reached'],
  },
})
