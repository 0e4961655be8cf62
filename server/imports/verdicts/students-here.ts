import type { ImportField } from '#contract/imports.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { mapInSteps, type Steps } from '#server/imports/turns.ts'
import { nameWords, shareName } from '#server/students/similar/names.ts'
import { bareAddress, isNearAddress } from '#server/students/similar/near-address.ts'
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
interface Indexed {
  student: StudentHere
  bare: string | null
}

/** Makes the students of a school findable. */
export function* findableStudents(students: readonly StudentHere[]): Steps<StudentsHere> {
  const claims = new Map<string, number>()
  const byAddress = new Map(students.flatMap((one) => (one.email ? [[one.email, one] as const] : [])))
  const byNumber = new Map(students.flatMap((one) => (one.student_number ? [[one.student_number, one] as const] : [])))
  const byName = new Map<string, StudentHere[]>()
  const byWord = new Map<string, Indexed[]>()
  yield* mapInSteps(students, (student) => {
    const words = nameWords(student)
    append(byName, words.join(' '), student)
    const indexed = { student, bare: student.email && bareAddress(student.email) }
    for (const word of new Set(words)) append(byWord, word, indexed)
  })
  const isFree = ({ id }: StudentHere) => !claims.has(id)
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
    namesakes: (student) => (byName.size > 0 ? (byName.get(nameWords(student).join(' ')) ?? []).filter(isFree) : []),
    nearly: (student) => {
      if (!student.email || byWord.size === 0) return undefined
      const bare = bareAddress(student.email)
      const candidates = nameWords(student).flatMap((word) => byWord.get(word) ?? [])
      return candidates.find((one) => one.bare && isNearAddress(one.bare, bare) && isFree(one.student))?.student
    },
    claim: ({ id }, row) => {
      const earlier = claims.get(id)
      if (earlier === undefined) claims.set(id, row)
      return earlier
    },
  }
}

function append<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const values = index.get(key)
  if (values) values.push(value)
  else index.set(key, [value])
}
