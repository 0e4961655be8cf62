import type { ServerResponse } from 'node:http'

export type Body = Readonly<Record<string, unknown>>
export type Dialect = (asked: Body, response: ServerResponse) => unknown

const head = { 'content-type': 'text/event-stream' }
export const json = { 'content-type': 'application/json' }

export const sends =
  (text: string, headers: Record<string, string> = head): Dialect =>
  (_asked, response) =>
    response.writeHead(200, headers).end(text)
export const cut =
  (text: string, length: number): Dialect =>
  async (_asked, response) => {
    response.writeHead(200, head)
    const bytes = Buffer.from(text)
    for (let from = 0; from < bytes.length; from += length) {
      response.write(bytes.subarray(from, from + length))
      await new Promise(setImmediate)
    }
    response.end()
  }
export const staysOpen =
  (text: string): Dialect =>
  (_asked, response) =>
    response.writeHead(200, head).write(text)
export const refuses =
  (status: number, error: unknown): Dialect =>
  (_asked, response) =>
    response.writeHead(status, json).end(JSON.stringify(error))
export const only =
  (fault: (asked: Body) => unknown, answer: Dialect): Dialect =>
  (asked, response) => {
    const wrong = fault(asked)
    return wrong ? refuses(400, { error: { message: wrong } })(asked, response) : answer(asked, response)
  }
