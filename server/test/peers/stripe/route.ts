import type { Form } from '#server/test/peers/stripe/pages/form.ts'
import type { PeerState } from '#server/test/peers/stripe/state/state.ts'

export interface Call {
  state: PeerState
  ids: string[]
  form: Form
  path: string
}

/** Unknown parameters are rejected, as Stripe does. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
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

export function match(pattern: string, path: string): string[] | undefined {
  const names = pattern.split('/')
  const parts = path.split('/').map(decodeURIComponent)
  if (names.length !== parts.length) return undefined
  const isSame = names.every((name, index) => name.startsWith(':') || name === parts[index])
  return isSame ? parts.filter((_, index) => names[index]?.startsWith(':')) : undefined
}
