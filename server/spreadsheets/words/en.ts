import type { ImportField, ImportReason } from '#contract/imports.ts'

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
  email: 'The student’s own address. Every address can be used once.',
  student_number: 'Your own number for the student, if you have one. Zeros in front are kept.',
  level: 'A1, A2, B1, B2, C1 or C2: choose from the list.',
  native_language: 'Choose from the list, or type the name of the language.',
  classes: 'The name of the class. Put a semicolon between several: B1 Tuesday; Conversation. New classes are created.',
  notes: 'Anything else that you want to remember.',
}

const reasons: ReasonWords = {
  inactive_here: ({ value }) => `Already here and inactive: ${value}.`,
  active_here: ({ value }) => `Already here: ${value}.`,
  same_name: ({ value }) => `Possibly somebody who is already here: ${value}.`,
  near_email: ({ value }) => `Possibly somebody who is already here: ${value}.`,
  single_cell: () => 'Only one cell of this row is filled in.',
  same_email: ({ value }) => `Row ${value} has the same email address.`,
  same_number: ({ value }) => `Row ${value} has the same student number.`,
  same_row: ({ value }) => `Row ${value} says the same.`,
  email_unreadable: ({ value }) => `“${value}” is not an email address.`,
  name_missing: () => 'The first name is missing.',
  number_taken: ({ value }) => `The student number belongs to ${value}.`,
  no_seat: () => 'Your plan has no seat left.',
  other_school: () => 'Can’t be added: belongs to another school.',
  level_unknown: ({ value }) => `“${value}” is not a level from A1 to C2.`,
  language_unknown: ({ value }) => `“${value}” is not a known language.`,
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
  reasonHeading: 'Not added because',
  reasons,
  title: 'How to fill in this file',
  steps: [
    'Fill in one row for each student on the sheet “Students”. Only the first name is required.',
    'Leave the headings as they are. You may move columns or leave them out.',
    'The two example rows show what is expected. Overwrite them, or let them stand: they are not added.',
    'Save the file and choose it on the page that you downloaded it from.',
    'You then see what will become of every row. Nothing is saved until you confirm.',
  ],
  column: 'Column',
  whatToEnter: 'What to enter',
  goodToKnow: 'Good to know',
  facts: (rows: string) => [
    'Nobody is removed, and students who are already here stay as they are. Inactive students who are in the file become active.',
    'We recognise students by email address or student number, otherwise by name. The same file twice adds nobody twice.',
    'Rows that can’t be added come back to you as a file with the reason. Correct it and send it again.',
    `A file has at most ${rows} rows and 5\u00a0MB.`,
  ],
  levelHint: 'Choose a level from A1 to C2.',
  languageHint: 'Choose a language from the list.',
}
