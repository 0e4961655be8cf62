import { fieldOf } from '#server/lib/field-of.ts'
import { waitOf } from '#server/upstream/ask-twice.ts'
import { longestBody, sentenceOf } from '#server/upstream/server-sentence.ts'

/** What is known about a call that failed. */
interface Known {
  status?: number
  /** Milliseconds after which it is worth another try; null where it is not. */
  retryIn?: number | null
  /** Whether it says something of the server, and not only of what was asked. */
  isOfServer?: boolean
  /** The server's own sentence, fit for the log. */
  server_said?: string
}

/** A failure of a server that answers or speaks. Its message never repeats what was sent. */
export const trouble = (reason: string, { retryIn = null, isOfServer = false, ...known }: Known = {}): Error =>
  Object.assign(new Error(reason), { ...known, retryIn, isOfServer })

// A key, a limit or a slow line concern all who ask, and a redirect leads elsewhere.
const ofServer = new Set([401, 403, 408, 429])
const isServers = (status: number) => ofServer.has(status) || status < 400 || status >= 500

/** The failure that a refused call amounts to; the log is told of its body, but for what was `sent`. */
export function refusalOf({ status, headers }: Response, body: string, sent: string): Error {
  const isPassing = status === 408 || status === 429 || status >= 500
  return trouble('refused', {
    status,
    retryIn: isPassing ? waitOf(headers.get('retry-after')) : null,
    isOfServer: isServers(status),
    server_said: sentenceOf(body, sent),
  })
}

/** The beginning of the body of a refusal. */
export async function bodyOfRefusal({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= longestBody) break
  }
  return text.slice(0, longestBody)
}

const isKnown = (error: unknown): error is Error & Required<Pick<Known, 'retryIn' | 'isOfServer'>> =>
  error instanceof Error && 'isOfServer' in error

/** Milliseconds after which a failed call is worth another try; null where it is not. What came from the line is. */
export const retryInOf = (error: unknown): number | null => (isKnown(error) ? error.retryIn : waitOf(null))

/** Whether a failure says something of the server: its line, its limits, its trouble. */
export const isOfServer = (error: unknown): boolean => !isKnown(error) || error.isOfServer

// A refusal of what was asked; any other says that the call was not made as the server wants it.
const ofWords: ReadonlySet<number | undefined> = new Set([undefined, 400, 413, 422])

/** Whether a failure says something of the one conversation: its words were refused, or nothing was answered to them. */
export const isOfConversation = (error: unknown): boolean => !isOfServer(error) && ofWords.has(statusOf(error))

/** The status with which a server refused; undefined where it did not. */
export const statusOf = (error: unknown): number | undefined => Number(fieldOf(error, 'status')) || undefined

/** What the log says of a failure. */
export function saidOf(error: unknown): { reason: string; status?: number; code?: string; server_said?: string } {
  if (!(error instanceof Error)) return { reason: 'unknown' }
  const [status, code, server_said] = [statusOf(error), fieldOf(error.cause, 'code'), fieldOf(error, 'server_said')]
  return {
    reason: isKnown(error) ? error.message : error.name,
    ...(status && { status }),
    ...(code && { code }),
    ...(server_said && { server_said }),
  }
}
