import { maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '#contract/errors.ts'
import { fieldOf } from '#server/lib/field-of.ts'

interface ClientErrorAnswer {
  status: number
  code: ErrorCode
  message: string
}

const answers: Readonly<Record<string, ClientErrorAnswer>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    message: `The address and the headers of a request have at most ${maxHeaderSize / 1024} kB together.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid_input', message: 'The request took too long to arrive.' },
}
const malformed: ClientErrorAnswer = {
  status: 400,
  code: 'invalid_input',
  message: 'The request could not be parsed.',
}

/** Answers malformed requests in the contract's shape with the usual headers, and closes the connection. */
export function clientErrorHandler(error: Error, socket: Socket, headers: Readonly<Record<string, string>>): void {
  const cause = fieldOf(error, 'code')
  if (cause === 'ECONNRESET' || !socket.writable) return
  const { status, code, message } = answers[cause] ?? malformed
  const body = JSON.stringify({ code, message, details: {} })
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
  // A client that keeps sending would keep the connection open.
  socket.end(answer, () => socket.destroy())
}
