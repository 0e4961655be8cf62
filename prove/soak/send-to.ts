import type { Send } from '#contract/client.ts'

export const sendTo =
  (address: string, token = ''): Send =>
  (path, { method, headers, body }) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(40_000),
      ...(body && { body }),
    })
