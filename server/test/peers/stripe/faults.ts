import type { Refusal } from '#server/test/peers/stripe/answers.ts'

/** A call as faults tell them apart. */
export interface FaultyCall {
  method: string
  path: string
}

/** What can go wrong with the next calls that have a part in them, such as `POST /v1/customers` or `/pay`. */
export interface Faults {
  /** Refuses, before anything is done. A 500 is remembered for the key of a call, as Stripe does; the others are not. */
  failNext: (part: string, times?: number, status?: FaultStatus) => void
  /** Does what was asked, and cuts the connection instead of answering. */
  loseAnswers: (part: string, times?: number) => void
}

const types = { 429: 'rate_limit_error', 500: 'api_error', 503: 'api_error' } as const
export type FaultStatus = keyof typeof types

interface Fault {
  part: string
  times: number
  status: FaultStatus | null
}

/** Keeps the faults that are still to happen. */
export function createFaults(): Faults & {
  /** The failure that this call meets, if it meets one. */
  failureOf: (call: FaultyCall) => Refusal | null
  /** Says whether the answer to this call is lost. */
  isLost: (call: FaultyCall) => boolean
} {
  const faults: Fault[] = []
  const take = ({ method, path }: FaultyCall, isLoss: boolean) => {
    const fault = faults.find(
      ({ part, times, status }) => times > 0 && (status === null) === isLoss && `${method} ${path}`.includes(part),
    )
    if (fault) fault.times -= 1
    return fault
  }
  return {
    failNext: (part, times = 1, status = 500) => {
      faults.push({ part, times, status })
    },
    loseAnswers: (part, times = 1) => {
      faults.push({ part, times, status: null })
    },
    failureOf: (call) => {
      const status = take(call, false)?.status
      if (!status) return null
      return { status, type: types[status], message: 'Something on our side went wrong, for school@example.com.' }
    },
    isLost: (call) => take(call, true) !== undefined,
  }
}
