/** How an error stands in the log: what it is and where it arose, without the values that it was about. */
interface ErrorDescription {
  type: string
  message?: string
  stack?: string
  cause?: ErrorDescription
  [field: string]: unknown
}

// Names of things in the code, in the database and in the system; what else an error carries may be somebody's.
const loggedFields = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'status', 'statusCode']
// Their sentences are written here or in Node; others quote what they could not read.
const safeNames = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'AbortError', 'TimeoutError'])
const maxDepth = 4

// A code says as much as the sentence, and a sentence with one often quotes what was sent; one of the system names a file or a socket.
const hasSafeMessage = (error: Error): boolean =>
  safeNames.has(error.name) && (!('code' in error) || 'syscall' in error)

function framesOf({ stack = '', message }: Error): string {
  const messageStart = message ? stack.indexOf(message) : -1
  const frames = messageStart < 0 ? stack : stack.slice(messageStart + message.length)
  return frames
    .split('\n')
    .filter((frame) => /^\s+at .*:\d+:\d+\)?$/.test(frame))
    .join('\n')
}

/** Describes what was thrown, for the log, which holds nothing personal. */
export function describeError(error: unknown, depth = 1): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const values = loggedFields.map((field): [string, unknown] => [field, Reflect.get(error, field)])
  return {
    type: error.name,
    ...(hasSafeMessage(error) && { message: error.message }),
    ...Object.fromEntries(values.filter(([, value]) => typeof value === 'string' || typeof value === 'number')),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < maxDepth && { cause: describeError(error.cause, depth + 1) }),
  }
}
