import type { BulkActionName, StudentFields } from './students.ts'

/** What a teacher may change of a student in their classes, and may do with many of them. */
export const teacherStudentFields = ['level', 'notes'] as const satisfies (keyof StudentFields)[]
export const teacherBulkActions = ['assign', 'unassign', 'send_link', 'renew_link'] as const satisfies BulkActionName[]
