import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import { type Api, clientOf, goodPassword, type School } from '#server/test/world.ts'

/** Failures by status; 0 means no response. */
export interface CallStats {
  calls: number
  failures: Map<number, number>
}

export const createStats = (): CallStats => ({ calls: 0, failures: new Map() })

export const describeFailures = ({ failures }: CallStats): string =>
  [...failures].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || 'none'

export const sendTo =
  (address: string, token = '', stats = createStats(), more: Readonly<Record<string, string>> = {}): Send =>
  async (path, { method, headers, body, signal }) => {
    const note = (status: number) => stats.failures.set(status, (stats.failures.get(status) ?? 0) + 1)
    const credentials = token ? { authorization: `Bearer ${token}` } : {}
    const init = { method, headers: { ...headers, ...credentials, ...more }, ...(body && { body }) }
    stats.calls += 1
    const answer = await fetch(`${address}/api${path}`, { ...init, ...(signal && { signal }) }).catch(
      (error: unknown) => {
        note(0)
        throw error
      },
    )
    if (answer.status >= 500 || answer.status === 429) note(answer.status)
    return answer
  }

export const apiAt = (address: string, token = '', stats = createStats()): Api =>
  clientOf(sendTo(address, token, stats))

let schools = 0
export async function openSchool(
  address: string,
  tier: 'starter' | 'pro' = 'pro',
): Promise<School & { token: string }> {
  const email = `school-${(schools += 1)}-${process.pid}@proof.example`
  const signedIn = await apiAt(address).auth.signUp({
    body: { email, school_name: 'Escuela Sol', password: goodPassword },
  })
  const token = signedIn.authToken
  const send = sendTo(address, token)
  const api = clientOf(send)
  await api.billing.subscribe({ body: { tier } })
  return { api, send, signedIn, token }
}

export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof ApiError) return error.code
      throw error
    },
  )

const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** Retries temporary failures twice, as the web does. */
export async function withRetries<T>(call: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (tries <= 1 || !isTransient(error)) throw error
    await pause(tries === 3 ? 1000 : 2000)
    return withRetries(call, tries - 1)
  }
}
