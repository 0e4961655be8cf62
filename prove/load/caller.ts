import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, type ErrorCode } from '#contract/errors.ts'
import type { Send } from '#contract/client.ts'
import { type Api, clientOf } from '#server/test/world.ts'
import type { Kind, Tally } from './tally.ts'

/** Milliseconds. */
const callTimeout = 40_000
const pauses = { first: 60, max: 500 } as const

export interface Caller {
  kind: Kind
  /** A response with the status `expected` is not counted. */
  api: (token?: string, expected?: number) => Api
  send: (token?: string, expected?: number) => Send
  /** Retries until the call succeeds or fails with an expected code. */
  callUntilAnswered: <T>(work: () => Promise<T>, ...expected: ErrorCode[]) => Promise<T | ErrorCode>
  retry: <T>(work: () => Promise<T>) => Promise<T>
}

interface CallerOptions {
  kind: Kind
  address: () => string
  tally: Tally
  waitForTurn: () => Promise<void>
  ended: AbortSignal
}

export function createCaller({ kind, address, tally, waitForTurn, ended }: CallerOptions): Caller {
  const send =
    (token?: string, expected?: number): Send =>
    async (path, { method, headers, body, signal }) => {
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const signals = [ended, AbortSignal.timeout(callTimeout), ...(signal ? [signal] : [])]
      const init = { method, headers: { ...headers, ...authorization }, signal: AbortSignal.any(signals) }
      try {
        const response = await fetch(`${address()}/api${path}`, { ...init, ...(body && { body }) })
        if (response.status !== expected) tally.noteStatus(response.status)
        return response
      } catch (error) {
        if (!ended.aborted) tally.noteStatus('cut')
        throw error
      }
    }
  const counts = tally.counts[kind]
  const callUntilAnswered = async <T>(work: () => Promise<T>, ...expected: ErrorCode[]): Promise<T | ErrorCode> => {
    for (let pause: number = pauses.first; ; pause = Math.min(pause * 1.5, pauses.max)) {
      await waitForTurn()
      ended.throwIfAborted()
      const startedAt = performance.now()
      counts.underWay += 1
      try {
        const answer = await work()
        counts.acknowledged += 1
        tally.noteLatency({ kind, at: Date.now(), ms: performance.now() - startedAt })
        return answer
      } catch (error) {
        ended.throwIfAborted()
        const code = rejectionOf(error)
        if (code) counts.refused += 1
        if (code && expected.includes(code)) return code
        if (code) throw new Error(`rejected with ${code}`, { cause: error })
        counts.repeated += 1
      } finally {
        counts.underWay -= 1
      }
      await sleep(pause)
    }
  }
  const retry = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let left = 100; ; left -= 1) {
      try {
        return await work()
      } catch (error) {
        if (left === 0 || ended.aborted || rejectionOf(error)) throw error
        await sleep(300)
      }
    }
  }
  return { kind, send, api: (token, expected) => clientOf(send(token, expected)), callUntilAnswered, retry }
}

/** Undefined if the call should be retried. */
export function rejectionOf(error: unknown): ErrorCode | undefined {
  const isRejected = error instanceof ApiError && error.status < 500 && error.code !== 'too_many_requests'
  return isRejected ? error.code : undefined
}
