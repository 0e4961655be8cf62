import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { JoinKind, JoinRequest } from '#contract/teaching/joining.ts'
import { addToClass } from '#server/classes/members.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Classmate, matchesOf } from '#server/joining/matches.queries.ts'
import { approveRequest } from '#server/joining/requests.queries.ts'
import { ensureLinks, renewLinks } from '#server/links/links.actions.ts'
import type { Services } from '#server/services/services.ts'
import { insertStudent, setStatus } from '#server/students/students.queries.ts'

type Tx = Transaction<Tables>

interface Admission {
  id: string
  school_id: string
  class_id: string
  kind: JoinKind
}
interface Newcomer {
  first_name: string
  last_name: string | null
}

/** Adds an active student to the class; the caller holds the school's lock and has checked the seats. */
export async function admitNewcomer(
  services: Services,
  tx: Tx,
  request: Admission,
  { first_name, last_name }: Newcomer,
): Promise<string> {
  const { school_id, class_id } = request
  const student = await insertStudent(tx, school_id, { first_name, last_name })
  if (!student) throw new Error('A student without an address was not added')
  await addToClass(tx, school_id, class_id, [student.id])
  return giveLink(services, tx, request, student.id)
}

export async function admitClassmate(
  services: Services,
  tx: Tx,
  request: Admission,
  { id, status }: Pick<Classmate, 'id' | 'status'>,
): Promise<string> {
  if (status === 'inactive') await setStatus(tx, request.school_id, [id], 'active')
  return giveLink(services, tx, request, id)
}

async function giveLink(services: Services, tx: Tx, { id, school_id, kind }: Admission, student_id: string) {
  const links =
    kind === 'new_link'
      ? await renewLinks(services, tx, school_id, [student_id])
      : await ensureLinks(services, tx, school_id, [student_id])
  const link = links.get(student_id)
  if (!link) throw new ApiError('not_found')
  await approveRequest(tx, school_id, id, { student_id, link_version: link.version })
  return student_id
}

export function suggestionFor(
  request: { kind: JoinKind; denies_match: boolean } & Newcomer,
  classmates: readonly Classmate[],
): { matches: Classmate[]; suggestion: JoinRequest['suggestion'] } {
  const matches = matchesOf(request, classmates)
  const [only] = matches
  if (!only || request.denies_match) return { matches, suggestion: 'new' }
  // Two students of one name join a class: the second must not get the link of the first.
  const isClear = matches.length === 1 && (request.kind === 'new_link' || !only.has_joined)
  return { matches, suggestion: isClear ? 'match' : 'choose' }
}
