import * as z from 'zod/mini'
import { assignedIds, namesAtLeastOne } from '../values/assigned-ids.ts'
import { defineApi } from '../endpoint.ts'
import { fieldsAs, optionalText, optionalValue } from '../values/fields.ts'
import { isNamedLanguage, levels } from '../values/languages.ts'
import { listOf } from '../values/lists.ts'
import { exportChoice, exportFormats } from '../values/spreadsheets.ts'
import { StudentFilter, StudentQuery, StudentSortOrder, studentStatuses } from './student-filter.ts'
import { StudentEvent } from './student-events.ts'
import { address, id, line, lines, seenVersion } from '../values/text.ts'

export const studentLengths = {
  first_name: 80,
  last_name: 80,
  email: 254,
  student_number: 40,
  notes: 4000,
  class_name: 80,
} as const
/** The most ids in one call; a filter may match more. */
export const bulkLimit = 5000
export const classesPerStudent = 20

/** The optional fields of a student. A new field is added here. */
const profile = {
  last_name: optionalText(line(studentLengths.last_name)),
  email: optionalText(address),
  student_number: optionalText(line(studentLengths.student_number)),
  level: optionalValue(z.enum(levels)),
  native_language: optionalText(z.string().check(z.refine(isNamedLanguage))),
}
const remarks = { notes: optionalText(lines(studentLengths.notes)) }
const first_name = line(studentLengths.first_name)

export const Student = z.object({
  id: z.uuid(),
  first_name: z.string(),
  ...fieldsAs(profile, 'output'),
  classes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  ...fieldsAs(remarks, 'output'),
  status: z.enum(studentStatuses),
  version: z.int(),
  created_at: z.iso.datetime(),
  last_practised_at: z.nullable(z.iso.datetime()),
  /** The student wants no reminders of homework at this address. */
  reminders_stopped_at: z.nullable(z.iso.datetime()),
})
export type Student = z.output<typeof Student>

export const StudentFields = z.strictObject({
  first_name,
  ...z.partial(z.object({ ...fieldsAs(profile, 'input'), ...fieldsAs(remarks, 'input') })).shape,
})
export type StudentFields = z.output<typeof StudentFields>

const classIds = z.array(id).check(z.maxLength(classesPerStudent))
export const NewStudent = z.extend(StudentFields, { class_ids: z.optional(classIds) })
export type NewStudent = z.output<typeof NewStudent>

export const StudentChanges = z.extend(NewStudent, { first_name: z.optional(first_name), version: seenVersion })

export const Seats = z.object({ used: z.int(), limit: z.int() })
export type Seats = z.output<typeof Seats>

const studentIds = { ids: z.array(id).check(z.minLength(1), z.maxLength(bulkLimit)) }
/** `skip_missing` ignores deleted students, as when a change is undone. */
const byIds = { ...studentIds, skip_missing: z.optional(z.boolean()) }
/** `expected` is how many students the client showed as matching. */
const byFilter = { filter: StudentFilter, expected: z.int().check(z.gte(1)) }
const statusChange = { action: z.enum(['activate', 'inactivate', 'delete']) }
const assignment = { action: z.enum(['assign', 'unassign']), ...assignedIds }
/** `renew_link` invalidates printed cards, mailed links, and the practice sessions that they opened. */
const linkChange = { action: z.enum(['send_link', 'renew_link']) }
const classChange = { action: z.enum(['add_to_class', 'remove_from_class']), class_id: id }

export const BulkAction = z.union([
  z.strictObject({ ...statusChange, ...byIds }),
  z.strictObject({ ...statusChange, ...byFilter }),
  z.strictObject({ ...classChange, ...byIds }),
  z.strictObject({ ...classChange, ...byFilter }),
  z.strictObject({ ...assignment, ...byIds }).check(namesAtLeastOne),
  z.strictObject({ ...assignment, ...byFilter }).check(namesAtLeastOne),
  z.strictObject({ ...linkChange, ...byIds }),
  z.strictObject({ ...linkChange, ...byFilter }),
])
export type BulkAction = z.output<typeof BulkAction>
export type BulkActionName = BulkAction['action']

const exportQuery = { ...exportChoice, sort: z._default(StudentSortOrder, 'name') }

export const students = defineApi({
  list: {
    method: 'GET',
    path: '/students',
    staff: 'teacher',
    summary: 'A page of the matching students, with counts and seats.',
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
    staff: 'coordinator',
    summary: 'Add an active student.',
    body: NewStudent,
    returns: Student,
    status: 201,
    idempotent: true,
    fails: ['student_limit_reached', 'email_taken', 'student_elsewhere', 'number_taken', 'not_found'],
  },
  similar: {
    method: 'GET',
    path: '/students/similar',
    staff: 'coordinator',
    summary: 'Possible duplicates: students of the same name, or with a similar name and address; at most 3.',
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
    staff: 'coordinator',
    summary: 'The matching students as a spreadsheet that can be imported again.',
    query: z.extend(StudentFilter, exportQuery),
    produces: Object.values(exportFormats),
    heavy: true,
    fails: ['not_found'],
  },
  exportSome: {
    method: 'POST',
    path: '/students/export',
    staff: 'coordinator',
    summary: 'The given students as a spreadsheet.',
    body: z.strictObject({ ...exportQuery, ...byIds }),
    bodyLimit: 1_000_000,
    produces: Object.values(exportFormats),
    heavy: true,
    fails: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/students/:id',
    staff: 'teacher',
    summary: 'One student.',
    returns: Student,
    fails: ['not_found'],
  },
  history: {
    method: 'GET',
    path: '/students/:id/history',
    staff: 'teacher',
    summary: 'The history of a student, newest first.',
    returns: z.object({ items: z.array(StudentEvent) }),
    fails: ['not_found'],
  },
  exportOne: {
    method: 'GET',
    path: '/students/:id/export',
    staff: 'coordinator',
    summary: 'All data about a student.',
    produces: 'application/json',
    heavy: true,
    fails: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/students/:id',
    staff: 'teacher',
    summary: 'Update the fields that are sent.',
    body: StudentChanges,
    returns: Student,
    fails: ['not_found', 'edited_elsewhere', 'email_taken', 'student_elsewhere', 'number_taken'],
  },
  remove: {
    method: 'DELETE',
    path: '/students/:id',
    staff: 'coordinator',
    summary: 'Delete a student.',
    fails: ['not_found'],
  },
  bulk: {
    method: 'POST',
    path: '/students/bulk',
    staff: 'teacher',
    summary:
      'Change many students: all or none. Fails if the number of matching students is not `expected`. The returned ids allow undoing it.',
    body: BulkAction,
    bodyLimit: 1_000_000,
    returns: z.object({ changed: z.int(), ids: z.array(z.uuid()) }),
    idempotent: true,
    fails: ['not_found', 'student_limit_reached', 'edited_elsewhere', 'address_not_confirmed', 'mail_limit_reached'],
  },
})
