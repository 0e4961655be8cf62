import type { ImportField, ImportReason } from '#contract/people/imports.ts'

/** `value` is the cell's content or another student, `field` the heading of the column. */
type ReasonWords = Record<ImportReason, (about: { value: string; field: string }) => string>
/** The native language is a code. */
type ExampleRow = Record<Exclude<ImportField, 'full_name'>, string>
export type Words = typeof en

const headings: Record<ImportField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  email: 'Email',
  student_number: 'Student number',
  level: 'Level',
  native_language: 'Native language',
  classes: 'Class',
  notes: 'Notes',
}

const examples: ExampleRow[] = [
  {
    first_name: 'Emma',
    last_name: 'Sample',
    email: 'emma.sample@example.com',
    student_number: 'EX-001',
    level: 'B1',
    native_language: 'es',
    classes: 'B1 Tuesday',
    notes: 'Prefers mornings',
  },
  {
    first_name: 'Liam',
    last_name: 'Sample',
    email: 'liam.sample@example.com',
    student_number: 'EX-002',
    level: 'A2',
    native_language: 'de',
    classes: 'A2 evening; Conversation',
    notes: '',
  },
]

const about: Record<Exclude<ImportField, 'full_name'>, string> = {
  first_name: 'Required.',
  last_name: 'If you use it.',
  email: 'The student’s own address. You can use each address only once.',
  student_number: 'Your own number for the student, if you have one. Leading zeros are kept.',
  level: 'A1, A2, B1, B2, C1 or C2: choose from the list.',
  native_language: 'Choose from the list, or type the language.',
  classes: 'The class name. Separate several with semicolons: B1 Tuesday; Conversation. We create any new classes.',
  notes: 'Anything else you want to remember.',
}

const reasons: ReasonWords = {
  inactive_here: ({ value }) => `Already here and inactive: ${value}.`,
  active_here: ({ value }) => `Already here: ${value}.`,
  same_name: ({ value }) => `Possible duplicate of ${value}.`,
  near_email: ({ value }) => `Possible duplicate of ${value}.`,
  single_cell: () => 'Only one cell in this row is filled in.',
  same_email: ({ value }) => `Row ${value} has the same email address.`,
  same_number: ({ value }) => `Row ${value} has the same student number.`,
  same_row: ({ value }) => `Same as row ${value}.`,
  email_unreadable: ({ value }) => `“${value}” isn’t an email address.`,
  name_missing: () => 'The first name is missing.',
  number_taken: ({ value }) => `The student number belongs to ${value}.`,
  no_seat: () => 'Your plan has no seat left.',
  other_school: () => 'Can’t be added: already assigned to another school.',
  level_unknown: ({ value }) => `“${value}” isn’t a level from A1 to C2.`,
  language_unknown: ({ value }) => `“${value}” isn’t a language we know.`,
  too_long: ({ field }) => `${field}: the text is too long.`,
}

export const en = {
  templateFile: 'students.xlsx',
  problemsFile: 'not-added.xlsx',
  tableSheet: 'Students',
  studentsFile: 'students',
  status: 'Status',
  statuses: { active: 'Active', inactive: 'Inactive' },
  added: 'Added',
  instructionsSheet: 'Instructions',
  languagesSheet: 'Languages',
  headings,
  examples,
  about,
  reasonHeading: 'Reason not added',
  reasons,
  title: 'How to fill in this file',
  steps: [
    'Fill in one row per student on the “Students” sheet. Only the first name is required.',
    'Don’t change the headings. You can move columns or leave them out.',
    'The two example rows show what to enter. Overwrite them or leave them: they won’t be added.',
    'Save the file and choose it on the page you downloaded it from.',
    'You’ll then see what will happen to each row. Nothing is saved until you confirm.',
  ],
  column: 'Column',
  whatToEnter: 'What to enter',
  goodToKnow: 'Good to know',
  facts: (rows: string) => [
    'No one is removed, and students who are already here don’t change. Inactive students in the file become active.',
    'We recognise students by email address or student number, otherwise by name. You can import the same file twice: no one is added twice.',
    'If we can’t add a row, you can download it with the reason. Fix it and import it again.',
    `A file can have up to ${rows} rows and 5\u00a0MB.`,
  ],
  levelHint: 'Choose a level from A1 to C2.',
  languageHint: 'Choose a language from the list.',
}
