import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { isNamedLanguage, levels } from '../values/languages.ts'
import { studentLengths } from './students.ts'
import { line, seenVersion } from '../values/text.ts'

export const classStatuses = ['active', 'archived'] as const

export const Class = z.object({
  id: z.uuid(),
  name: z.string(),
  language: z.nullable(z.string()),
  level: z.nullable(z.enum(levels)),
  student_count: z.int(),
  teachers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  archived_at: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type Class = z.output<typeof Class>

export const NewClass = z.strictObject({
  name: line(studentLengths.class_name),
  language: z.optional(z.nullable(z.string().check(z.refine(isNamedLanguage)))),
  level: z.optional(z.nullable(z.enum(levels))),
})
export type NewClass = z.output<typeof NewClass>

export const ClassChanges = z.extend(NewClass, {
  name: z.optional(line(studentLengths.class_name)),
  version: seenVersion,
})
export type ClassChanges = z.output<typeof ClassChanges>

export const classes = defineApi({
  list: {
    method: 'GET',
    path: '/classes',
    staff: 'teacher',
    summary: 'The classes of the school, by name. Archived classes are listed only with `status=archived`.',
    query: z.strictObject({ status: z.optional(z.enum(classStatuses)) }),
    returns: z.object({
      items: z.array(Class),
      total: z.int(),
      counts: z.object({ active: z.int(), archived: z.int() }),
    }),
  },
  add: {
    method: 'POST',
    path: '/classes',
    staff: 'coordinator',
    summary: 'Create a class. Names are unique in a school, ignoring case.',
    body: NewClass,
    returns: Class,
    status: 201,
    idempotent: true,
    fails: ['name_taken'],
  },
  get: {
    method: 'GET',
    path: '/classes/:id',
    staff: 'teacher',
    summary: 'One class.',
    returns: Class,
    fails: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/classes/:id',
    staff: 'coordinator',
    summary: 'Update the fields that are sent.',
    body: ClassChanges,
    returns: Class,
    fails: ['not_found', 'edited_elsewhere', 'name_taken'],
  },
  remove: {
    method: 'DELETE',
    path: '/classes/:id',
    staff: 'coordinator',
    summary: 'Delete a class, but not its students.',
    fails: ['not_found'],
  },
  archive: {
    method: 'POST',
    path: '/classes/:id/archive',
    staff: 'coordinator',
    summary: 'Archive a class. It keeps who was in it, and no student practises through it any more.',
    returns: Class,
    fails: ['not_found'],
  },
  restore: {
    method: 'POST',
    path: '/classes/:id/restore',
    staff: 'coordinator',
    summary: 'Restore an archived class with the students who were in it.',
    returns: Class,
    fails: ['not_found', 'name_taken'],
  },
})
