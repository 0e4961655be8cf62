import type { ImportField } from '#contract/people/imports.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { mapInSteps, type Steps } from '#server/imports/slices.ts'
import { nameWords, shareName } from '#server/students/similar/names.ts'
import { bareAddress, isNearAddress } from '#server/students/similar/near-address.ts'
import type { KnownStudent } from '#server/imports/verdicts/school-snapshot.ts'

type Student = SheetStudent['student']
export interface Match {
  student: KnownStudent
  field: ImportField
}

export interface StudentIndex {
  byAddressOrNumber: (student: Student) => Match | undefined
  holderOfNumber: (student: Student) => KnownStudent | undefined
  namesakes: (student: Student) => KnownStudent[]
  nearAddress: (student: Student) => KnownStudent | undefined
  claim: (student: KnownStudent, row: number) => number | undefined
}
interface IndexEntry {
  student: KnownStudent
  bare: string | null
}

export function* indexStudents(students: readonly KnownStudent[]): Steps<StudentIndex> {
  const claims = new Map<string, number>()
  const byAddress = new Map(students.flatMap((one) => (one.email ? [[one.email, one] as const] : [])))
  const byNumber = new Map(students.flatMap((one) => (one.student_number ? [[one.student_number, one] as const] : [])))
  const byName = new Map<string, KnownStudent[]>()
  const byWord = new Map<string, IndexEntry[]>()
  yield* mapInSteps(students, (student) => {
    const words = nameWords(student)
    append(byName, words.join(' '), student)
    const indexed = { student, bare: student.email && bareAddress(student.email) }
    for (const word of new Set(words)) append(byWord, word, indexed)
  })
  const isFree = ({ id }: KnownStudent) => !claims.has(id)
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
    nearAddress: (student) => {
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
