interface ErrorDescription {
  type: string
  message?: string
  stack?: string
  cause?: ErrorDescription
  [field: string]: unknown
}

// Fields with names from the code, the database or the system; other fields may hold personal data.
const loggedFields = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'status', 'statusCode']
// The messages of these are written here or in Node; other errors may quote the input that they could not parse.
const safeNames = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'AbortError', 'TimeoutError'])
const maxDepth = 4

// An error with a code often quotes input in its message; a system error names only a file or a socket.
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
