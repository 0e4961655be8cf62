import type { ImportField } from '#contract/imports.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { nameKey, nameWords, shareName } from '#server/imports/verdicts/names.ts'
import { isNearAddress } from '#server/imports/verdicts/near-address.ts'
import type { StudentHere } from '#server/imports/verdicts/school-now.ts'

type Student = SheetStudent['student']
/** A student of the school that a row is about, and the field that says so. */
export interface Match {
  student: StudentHere
  field: ImportField
}

/** The students of a school, ready to be found; each answers to one row of a file only. */
export interface StudentsHere {
  byAddressOrNumber: (student: Student) => Match | undefined
  /** Who has the row's number and cannot be the same person. */
  holderOfNumber: (student: Student) => StudentHere | undefined
  /** Students of the same name that no row has claimed. */
  namesakes: (student: Student) => StudentHere[]
  /** A student with a part of the name and nearly the address that no row has claimed. */
  nearly: (student: Student) => StudentHere | undefined
  /** Claims a student for a row, and gives the row that has claimed it before. */
  claim: (student: StudentHere, row: number) => number | undefined
}

/** Makes the students of a school findable. */
export function findableStudents(students: readonly StudentHere[]): StudentsHere {
  const claims = new Map<string, number>()
  const byAddress = new Map(students.flatMap((one) => (one.email ? [[one.email, one] as const] : [])))
  const byNumber = new Map(students.flatMap((one) => (one.student_number ? [[one.student_number, one] as const] : [])))
  const isFree = ({ id }: StudentHere) => !claims.has(id)
  const byName = later(() => Map.groupBy(students, nameKey))
  const byWord = later(() => indexWords(students.filter((one) => one.email && isFree(one))))
  return {
    byAddressOrNumber: ({ email, student_number }) => {
      const addressee = email ? byAddress.get(email) : undefined
      if (addressee) return { student: addressee, field: 'email' }
      const holder = student_number ? byNumber.get(student_number) : undefined
      return holder && { student: holder, field: 'student_number' }
    },
    holderOfNumber: (student) => {
      const holder = student.student_number ? byNumber.get(student.student_number) : undefined
      const isSame = holder && (shareName(holder, student) || (holder.email && holder.email === student.email))
      return isSame ? undefined : holder
    },
    namesakes: (student) => byName().get(nameKey(student))?.filter(isFree) ?? [],
    nearly: (student) => {
      const { email } = student
      if (!email || byWord().size === 0) return undefined
      const candidates = nameWords(student).flatMap((word) => byWord().get(word) ?? [])
      return candidates.find((one) => isFree(one) && one.email && isNearAddress(one.email, email))
    },
    claim: ({ id }, row) => {
      const earlier = claims.get(id)
      if (earlier === undefined) claims.set(id, row)
      return earlier
    },
  }
}

function later<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function indexWords(students: readonly StudentHere[]): Map<string, StudentHere[]> {
  const index = new Map<string, StudentHere[]>()
  for (const student of students)
    for (const word of new Set(nameWords(student))) {
      const known = index.get(word)
      if (known) known.push(student)
      else index.set(word, [student])
    }
  return index
}
