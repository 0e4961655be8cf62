import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import type { Send } from '#contract/client.ts'
import { type Api, clientOf } from '#server/test/world.ts'
import type { Kind, Tally } from './tally.ts'

/** How long a call may take, and how long until it is sent again, in milliseconds. */
const longest = 40_000
const pauses = { first: 60, most: 500 } as const

/** Calls of one kind of writer, at an address that may change while a server is replaced. */
export interface Caller {
  kind: Kind
  api: (token?: string) => Api
  send: (token?: string) => Send
  /** Sends a call until it is acknowledged, or refused with a code that was to be expected. */
  untilAnswered: <T>(work: () => Promise<T>, ...expected: ErrorCode[]) => Promise<T | ErrorCode>
  /** Asks until there is an answer. */
  insist: <T>(work: () => Promise<T>) => Promise<T>
}

interface Circumstances {
  kind: Kind
  address: () => string
  tally: Tally
  /** Where a writer waits before every try. */
  passTry: () => Promise<void>
  ended: AbortSignal
}

/** Makes the calls of a kind of writer, counted. */
export function createCaller({ kind, address, tally, passTry, ended }: Circumstances): Caller {
  const send =
    (token?: string): Send =>
    async (path, { method, headers, body, signal }) => {
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const signals = [ended, AbortSignal.timeout(longest), ...(signal ? [signal] : [])]
      const init = { method, headers: { ...headers, ...authorization }, signal: AbortSignal.any(signals) }
      try {
        const response = await fetch(`${address()}/api${path}`, { ...init, ...(body && { body }) })
        tally.noteStatus(response.status)
        return response
      } catch (error) {
        if (!ended.aborted) tally.noteStatus('cut')
        throw error
      }
    }
  const counts = tally.counts[kind]
  const untilAnswered = async <T>(work: () => Promise<T>, ...expected: ErrorCode[]): Promise<T | ErrorCode> => {
    for (let pause: number = pauses.first; ; pause = Math.min(pause * 1.5, pauses.most)) {
      await passTry()
      ended.throwIfAborted()
      const begun = performance.now()
      counts.underWay += 1
      try {
        const answer = await work()
        counts.acknowledged += 1
        tally.noteLatency({ kind, at: Date.now(), ms: performance.now() - begun })
        return answer
      } catch (error) {
        ended.throwIfAborted()
        const code = refusalOf(error)
        if (code) counts.refused += 1
        if (code && expected.includes(code)) return code
        if (code) throw new Error(`refused with ${code}`, { cause: error })
        counts.repeated += 1
      } finally {
        counts.underWay -= 1
      }
      await sleep(pause)
    }
  }
  const insist = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let left = 100; ; left -= 1) {
      try {
        return await work()
      } catch (error) {
        if (left === 0 || ended.aborted || refusalOf(error)) throw error
        await sleep(300)
      }
    }
  }
  return { kind, send, api: (token) => clientOf(send(token)), untilAnswered, insist }
}

/** The code of a 4xx; undefined where the call is to be sent again. */
function refusalOf(error: unknown): ErrorCode | undefined {
  const isRefused = error instanceof ApiError && error.status < 500 && error.code !== 'too_many_requests'
  return isRefused ? error.code : undefined
}
