import type { ServerResponse } from 'node:http'

/** What a server was asked. */
export type Body = Readonly<Record<string, unknown>>
/** How a server answers: what it sends, by what it was asked. */
export type Dialect = (asked: Body, response: ServerResponse) => unknown

const head = { 'content-type': 'text/event-stream' }
/** The head of an answer that is not streamed. */
export const json = { 'content-type': 'application/json' }

/** Sends a text as it is. */
export const sends =
  (text: string, headers: Record<string, string> = head): Dialect =>
  (_asked, response) =>
    response.writeHead(200, headers).end(text)
/** The same, in pieces of so many bytes. */
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
/** Sends a text and leaves the connection open. */
export const staysOpen =
  (text: string): Dialect =>
  (_asked, response) =>
    response.writeHead(200, head).write(text)
export const refuses =
  (status: number, error: unknown): Dialect =>
  (_asked, response) =>
    response.writeHead(status, json).end(JSON.stringify(error))
/** Refuses what is wrong with a call, and otherwise answers. */
export const only =
  (fault: (asked: Body) => unknown, answer: Dialect): Dialect =>
  (asked, response) => {
    const wrong = fault(asked)
    return wrong ? refuses(400, { error: { message: wrong } })(asked, response) : answer(asked, response)
  }
