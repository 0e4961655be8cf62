import type { Api } from '#server/test/world.ts'
import { answerOrCode } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import type { Kind, Violation } from '../tally.ts'

/** `id` is that of the invitation, then that of the member. */
export interface Person {
  email: string
  id: string
  state: 'invited' | 'withdrawn' | 'member' | 'removed'
  letters: number
  ended: Set<string>
  isLinkUncertain: boolean
  session: string
}

export interface StaffLane {
  people: Person[]
  pending: string | null
}

const tried = 5

interface Staffed {
  lanes: readonly StaffLane[]
  owner: string
  class_id: string
  isFull: boolean
}

export async function checkStaff(caller: Caller, api: Api, staffed: Staffed): Promise<Violation[]> {
  const { lanes, owner, class_id, isFull } = staffed
  const { kind } = caller
  const { members, former, invitations } = await api.staff.list()
  const people = lanes.flatMap((lane) => lane.people)
  const uncertain = new Set(lanes.flatMap(({ pending }) => pending ?? []))
  const compare = (state: Person['state'], there: readonly { email: string }[]) =>
    differences(kind, state, { there, people, uncertain })
  const others = members.filter(({ id }) => id !== owner)
  const found = [...compare('member', others), ...compare('removed', former), ...compare('invited', invitations)]
  for (const { email, classes } of others)
    if (classes[0]?.id !== class_id) found.push({ kind, fault: 'partial', about: `${email} has no class` })
  if (!isFull) return found
  const invited = people.filter(({ state, email }) => state === 'invited' && !uncertain.has(email))
  for (const token of invited.flatMap(({ ended }) => [...ended]).slice(-tried)) {
    const answer = await answerOrCode(caller.api().staff.openInvitation({ body: { token } }), 'expired_link')
    if (answer !== 'expired_link') found.push({ kind, fault: 'surplus', about: 'a link that has ended' })
  }
  const removed = people.filter(({ state, session }) => state === 'removed' && session)
  for (const { email, session } of removed.slice(-tried)) {
    const answer = await answerOrCode(caller.api(session, 401).auth.me(), 'unauthenticated')
    if (answer !== 'unauthenticated') found.push({ kind, fault: 'surplus', about: `${email} is signed in` })
  }
  return found
}

interface Compared {
  there: readonly { email: string }[]
  people: readonly Person[]
  uncertain: ReadonlySet<string>
}

function differences(kind: Kind, state: Person['state'], { there, people, uncertain }: Compared): Violation[] {
  const violations: Violation[] = []
  const expected = new Set(people.filter((person) => person.state === state).map(({ email }) => email))
  const counts = Map.groupBy(there, ({ email }) => email)
  for (const [email, same] of counts) {
    if (same.length > 1) violations.push({ kind, fault: 'twice', about: `${email}: ${state}` })
    if (!expected.has(email) && !uncertain.has(email))
      violations.push({ kind, fault: 'surplus', about: `${email}: ${state}` })
  }
  for (const email of expected)
    if (!counts.has(email) && !uncertain.has(email))
      violations.push({ kind, fault: 'missing', about: `${email}: ${state}` })
  return violations
}
