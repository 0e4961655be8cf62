import type { StripeError } from '#server/test/peers/stripe/answers.ts'

export interface FaultyCall {
  method: string
  path: string
}

export interface Faults {
  /** Fails before any effect. Only a 500 is recorded for the idempotency key. */
  failNext: (part: string, times?: number, status?: FaultStatus) => void
  /** Handles the call, then closes the connection. */
  loseAnswers: (part: string, times?: number) => void
}

const types = { 429: 'rate_limit_error', 500: 'api_error', 503: 'api_error' } as const
export type FaultStatus = keyof typeof types

interface Fault {
  part: string
  times: number
  status: FaultStatus | null
}

export function createFaults(): Faults & {
  failureOf: (call: FaultyCall) => StripeError | null
  isLost: (call: FaultyCall) => boolean
} {
  const faults: Fault[] = []
  const consume = ({ method, path }: FaultyCall, isLoss: boolean) => {
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
      const status = consume(call, false)?.status
      if (!status) return null
      return { status, type: types[status], message: 'Something on our side went wrong, for school@example.com.' }
    },
    isLost: (call) => consume(call, true) !== undefined,
  }
}
