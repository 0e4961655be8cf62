import { Agent, fetch as fetchByUndici } from 'undici'

/** Makes a fetch that gives a server `connectMs` to accept a connection, TLS included; it follows no redirect. */
export function createUpstreamFetch(connectMs: number): typeof fetch {
  const dispatcher = new Agent({ connect: { timeout: connectMs } })
  // The built-in fetch is one of undici's, too, but its types are those of browsers.
  const send = fetchByUndici as unknown as (input: Parameters<typeof fetch>[0], init: object) => Promise<Response>
  return (input, init) => send(input, { ...init, redirect: 'manual', dispatcher })
}
