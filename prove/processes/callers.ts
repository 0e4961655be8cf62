import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import { type Api, clientOf, goodPassword, type School } from '#server/test/world.ts'

/** How calls went: how many there were, and what came instead of an answer, by its status; 0 is no answer at all. */
export interface Tally {
  calls: number
  troubles: Map<number, number>
}

/** Begins to count. */
export const createTally = (): Tally => ({ calls: 0, troubles: new Map() })

/** The troubles of a tally in words. */
export const wordsOf = ({ troubles }: Tally): string =>
  [...troubles].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || 'none'

/** Sends calls to an address as whoever holds a token, and counts what went wrong on the way. */
export const sendTo =
  (address: string, token = '', tally = createTally(), more: Readonly<Record<string, string>> = {}): Send =>
  async (path, { method, headers, body, signal }) => {
    const note = (status: number) => tally.troubles.set(status, (tally.troubles.get(status) ?? 0) + 1)
    const credentials = token ? { authorization: `Bearer ${token}` } : {}
    const init = { method, headers: { ...headers, ...credentials, ...more }, ...(body && { body }) }
    tally.calls += 1
    const answer = await fetch(`${address}/api${path}`, { ...init, ...(signal && { signal }) }).catch(
      (error: unknown) => {
        note(0)
        throw error
      },
    )
    if (answer.status >= 500 || answer.status === 429) note(answer.status)
    return answer
  }

/** All calls of the API at an address. */
export const apiAt = (address: string, token = '', tally = createTally()): Api =>
  clientOf(sendTo(address, token, tally))

let schools = 0
/** Signs up a school at an address, with the plan that it wants. */
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

/** The code that a call is refused with; `none` where it is not. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof ApiError) return error.code
      throw error
    },
  )

const isPassing = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** Calls as the web does: what may well succeed a moment later is tried twice more. */
export async function withRepeats<T>(call: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (tries <= 1 || !isPassing(error)) throw error
    await pause(tries === 3 ? 1000 : 2000)
    return withRepeats(call, tries - 1)
  }
}
