import { plans } from '#contract/plans.ts'
import type { Finding } from '../proof.ts'
import { apiAt, codeOf, openSchool } from './callers.ts'
import type { Pair } from './pair.ts'

/** The same key at both servers at the same moment is one write. */
export async function proveRepeats({ addresses }: Pair, rounds: number): Promise<Finding> {
  const [here = ''] = addresses
  const { token, api } = await openSchool(here)
  let differing = 0
  for (let round = 0; round < rounds; round += 1) {
    const idempotencyKey = crypto.randomUUID()
    const call = (address: string) =>
      apiAt(address, token).students.add({ body: { first_name: `Ana ${round}` } }, { idempotencyKey })
    const [one, other] = await Promise.all(addresses.map(call))
    if (!one || one.id !== other?.id) differing += 1
  }
  const { total } = await api.students.list({ query: { page_size: 10 } })
  return {
    what: 'The same call with the same key at both, at the same moment',
    tried: `${rounds} rounds`,
    found: `${total} students, ${differing} answers that differ`,
    isRight: total === rounds && differing === 0,
  }
}

/** The last seat is taken once, whoever asks where. */
export async function proveSeats({ addresses }: Pair, rounds: number): Promise<Finding> {
  const [here = ''] = addresses
  const { token, api } = await openSchool(here, 'starter')
  const cap = plans.starter.students
  for (let seat = 1; seat < cap; seat += 1) await api.students.add({ body: { first_name: `Luis ${seat}` } })
  const outcomes: string[] = []
  let most = 0
  for (let round = 0; round < rounds; round += 1) {
    const body = { first_name: `Eva ${round}` }
    const codes = await Promise.all(addresses.map((address) => codeOf(apiAt(address, token).students.add({ body }))))
    outcomes.push(codes.toSorted().join(' and '))
    const { seats, items } = await api.students.list({ query: { search: `Eva ${round}` } })
    most = Math.max(most, seats.used)
    for (const { id } of items) await api.students.remove({ params: { id } })
  }
  const odd = outcomes.filter((outcome) => outcome !== 'none and student_limit_reached')
  return {
    what: 'The last seat, asked for at both at the same moment',
    tried: `${rounds} rounds, a cap of ${cap}`,
    found: `at most ${most} seats taken${odd.length ? `; ${odd.length} rounds ended otherwise: ${odd[0]}` : ''}`,
    isRight: most === cap && odd.length === 0,
  }
}
