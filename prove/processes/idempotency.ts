import { plans } from '#contract/billing/plans.ts'
import type { Finding } from '../proof.ts'
import { apiAt, codeOf, openSchool } from './callers.ts'
import type { Pair } from './pair.ts'

export async function proveIdempotency({ addresses }: Pair, rounds: number): Promise<Finding> {
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
    what: 'The same idempotency key at both servers at the same time',
    tried: `${rounds} rounds`,
    found: `${total} students, ${differing} differing responses`,
    hasPassed: total === rounds && differing === 0,
  }
}

export async function proveSeats({ addresses }: Pair, rounds: number): Promise<Finding> {
  const [here = ''] = addresses
  const { token, api } = await openSchool(here, 'starter')
  const cap = plans.starter.students
  for (let seat = 1; seat < cap; seat += 1) await api.students.add({ body: { first_name: `Luis ${seat}` } })
  const outcomes: string[] = []
  let maxUsed = 0
  for (let round = 0; round < rounds; round += 1) {
    const body = { first_name: `Eva ${round}` }
    const codes = await Promise.all(addresses.map((address) => codeOf(apiAt(address, token).students.add({ body }))))
    outcomes.push(codes.toSorted().join(' and '))
    const { seats, items } = await api.students.list({ query: { search: `Eva ${round}` } })
    maxUsed = Math.max(maxUsed, seats.used)
    for (const { id } of items) await api.students.remove({ params: { id } })
  }
  const odd = outcomes.filter((outcome) => outcome !== 'none and student_limit_reached')
  return {
    what: 'The last seat, requested at both servers at the same time',
    tried: `${rounds} rounds, a cap of ${cap}`,
    found: `at most ${maxUsed} seats used${odd.length ? `; ${odd.length} rounds ended otherwise: ${odd[0]}` : ''}`,
    hasPassed: maxUsed === cap && odd.length === 0,
  }
}
