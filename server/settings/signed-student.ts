import type { Keys, Purpose } from '#server/settings/keys.ts'
import { readIds, signIds } from '#server/settings/signed-ids.ts'

export interface StudentRef {
  school_id: string
  student_id: string
}

export const signStudent = (
  keys: Keys,
  purpose: Purpose,
  { school_id, student_id }: StudentRef,
  fact: string,
): string => signIds(keys, purpose, [school_id, student_id], fact)

export function readStudent(token: string): StudentRef | undefined {
  const ids = readIds(token)
  return ids && { school_id: ids[0], student_id: ids[1] }
}
