import { fieldOf } from '#server/http/failures.ts'
import { waitOf } from '#server/upstream/ask-twice.ts'

/** What is known about a call that failed; null where asking again is no use. */
interface Known {
  status?: number
  retryIn: number | null
}

/** A failure of the server that speaks. Its message never repeats what was to be said. */
export const trouble = (reason: string, known: Known): Error => Object.assign(new Error(reason), known)

/** The failure that a refused call amounts to. */
export function refusal({ status, headers }: Response): Error {
  const isPassing = status === 408 || status === 429 || status >= 500
  return trouble('refused', { status, retryIn: isPassing ? waitOf(headers.get('retry-after')) : null })
}

/** Milliseconds after which a failed call is worth another try; null where it is not. What came from the line is. */
export function retryInOf(error: unknown): number | null {
  if (!(error instanceof Error && 'retryIn' in error)) return waitOf(null)
  return typeof error.retryIn === 'number' ? error.retryIn : null
}

// A key, a limit or a slow line concern whoever asks, and not what is to be said.
const notOfText: ReadonlySet<number> = new Set([401, 403, 408, 429])

/** Whether a failure says something of the sentence, and nothing of the server. */
export function isOfText(error: unknown): boolean {
  const status = Number(fieldOf(error, 'status'))
  return status >= 400 && status < 500 && !notOfText.has(status)
}

/** What the log says of a failure. */
export function saidOf(error: unknown): { reason: string; status?: number; code?: string } {
  if (!(error instanceof Error)) return { reason: 'unknown' }
  const [status, code] = [Number(fieldOf(error, 'status')), fieldOf(error.cause, 'code')]
  return { reason: 'retryIn' in error ? error.message : error.name, ...(status && { status }), ...(code && { code }) }
}
