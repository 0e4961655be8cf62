import { type Account, AccountChanges } from '#contract/school/account.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { type School, SchoolChanges } from '#contract/school/school.ts'
import type { Edits, StoredFields } from './use-draft.ts'

export type AccountField = 'name' | 'last_name' | 'email' | 'phone' | 'interface_language' | 'school_name'
export type SchoolField =
  | 'time_zone'
  | 'student_address'
  | 'transcript_days'
  | 'inactive_months'
  | 'link_months'
  | 'reminds_students'
  | 'reminder_hour'
  | 'writes_guardians'
export type Field = AccountField | SchoolField

const schoolFields: ReadonlySet<string> = new Set<SchoolField>([
  'time_zone',
  'student_address',
  'transcript_days',
  'inactive_months',
  'link_months',
  'reminds_students',
  'reminder_hour',
  'writes_guardians',
])
export const isSchoolField = (field: Field): field is SchoolField => schoolFields.has(field)

const optionalFields: ReadonlySet<Field> = new Set<Field>(['name', 'last_name', 'phone'])

/** Without a language of its own, the account has the one that is shown. */
export const storedAccount = (account: Account, language: InterfaceLanguage): StoredFields<AccountField> => ({
  version: account.version,
  values: {
    name: account.name ?? '',
    last_name: account.last_name ?? '',
    email: account.email,
    phone: account.phone ?? '',
    interface_language: account.interface_language ?? language,
    school_name: account.school_name,
  },
})

export const storedSchool = (school: School): StoredFields<SchoolField> => ({
  version: school.version,
  values: {
    time_zone: school.time_zone ?? '',
    student_address: school.student_address,
    transcript_days: String(school.transcript_days),
    inactive_months: String(school.inactive_months),
    link_months: String(school.link_months),
    reminds_students: String(school.reminds_students),
    reminder_hour: String(school.reminder_hour),
    writes_guardians: String(school.writes_guardians),
  },
})

export const parseAccount = (edits: Edits<AccountField>, version: number) =>
  AccountChanges.safeParse({ ...bodyOf(edits, (value) => value), version })

export const parseSchool = (edits: Edits<SchoolField>, version: number) =>
  SchoolChanges.safeParse({
    ...bodyOf(edits, readSchoolField),
    version,
  })

const bodyOf = <F extends Field>(edits: Edits<F>, read: (value: string, field: F) => unknown) =>
  Object.fromEntries(
    [...edits].map(([field, value]) => [field, optionalFields.has(field) && !value.trim() ? null : read(value, field)]),
  )

function readSchoolField(value: string, field: SchoolField): unknown {
  if (field === 'reminds_students' || field === 'writes_guardians') return value === 'true'
  return field === 'time_zone' || field === 'student_address' ? value : numberOf(value)
}

const numberOf = (text: string) => (text.trim() ? Number(text) : Number.NaN)
