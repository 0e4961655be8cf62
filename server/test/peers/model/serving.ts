import type { ServerResponse } from 'node:http'

export type Body = Readonly<Record<string, unknown>>
export type Dialect = (request: Body, response: ServerResponse) => unknown

const head = { 'content-type': 'text/event-stream' }
export const json = { 'content-type': 'application/json' }

export const sends =
  (text: string, headers: Record<string, string> = head): Dialect =>
  (_request, response) =>
    response.writeHead(200, headers).end(text)
export const cut =
  (text: string, length: number): Dialect =>
  async (_request, response) => {
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
  (_request, response) =>
    response.writeHead(200, head).write(text)
export const refuses =
  (status: number, error: unknown): Dialect =>
  (_request, response) =>
    response.writeHead(status, json).end(JSON.stringify(error))
export const only =
  (fault: (request: Body) => unknown, answer: Dialect): Dialect =>
  (request, response) => {
    const wrong = fault(request)
    return wrong ? refuses(400, { error: { message: wrong } })(request, response) : answer(request, response)
  }
