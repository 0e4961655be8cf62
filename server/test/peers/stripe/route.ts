import type { Form } from '#server/test/peers/stripe/pages/form.ts'
import type { PeerState } from '#server/test/peers/stripe/state/state.ts'

/** One request, after it was let in. */
export interface Call {
  state: PeerState
  /** What stands in the path in the place of its names, in order. */
  ids: string[]
  form: Form
  path: string
}

/** What is answered at a path. Parameters that are not named are refused, as Stripe does. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** Such as `/v1/customers/:id`. */
  path: string
  accepts: string[]
  run: (call: Call) => object
}

const paging = ['limit', 'starting_after', 'ending_before', 'expand']

export const get = (path: string, run: Route['run'], accepts: string[] = []): Route => ({
  method: 'GET',
  path,
  accepts: [...accepts, ...paging],
  run,
})
export const post = (path: string, accepts: string[], run: Route['run']): Route => ({
  method: 'POST',
  path,
  accepts: [...accepts, 'expand'],
  run,
})
export const del = (path: string, accepts: string[], run: Route['run']): Route => ({
  method: 'DELETE',
  path,
  accepts,
  run,
})

/** The things of a path, or undefined where it is another one. */
export function match(pattern: string, path: string): string[] | undefined {
  const names = pattern.split('/')
  const parts = path.split('/').map(decodeURIComponent)
  if (names.length !== parts.length) return undefined
  const isSame = names.every((name, index) => name.startsWith(':') || name === parts[index])
  return isSame ? parts.filter((_, index) => names[index]?.startsWith(':')) : undefined
}
