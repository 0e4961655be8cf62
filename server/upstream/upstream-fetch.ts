import { Agent, fetch as fetchByUndici } from 'undici'

export function createUpstreamFetch(connectMs: number): typeof fetch {
  const dispatcher = new Agent({ connect: { timeout: connectMs } })
  const send = fetchByUndici as unknown as (input: Parameters<typeof fetch>[0], init: object) => Promise<Response>
  return (input, init) => send(input, { ...init, redirect: 'manual', dispatcher })
}
