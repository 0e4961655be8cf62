import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Api, answerApi } from '#server/test/peers/stripe/api.ts'
import { play } from '#server/test/peers/stripe/state/clock.ts'
import type { FaultyCall } from '#server/test/peers/stripe/faults.ts'
import { decodeForm } from '#server/test/peers/stripe/pages/form.ts'
import { answerPage } from '#server/test/peers/stripe/pages/pages.ts'

/** Not there at all, there without ever answering, or failing at everything. */
export type Trouble = 'refused' | 'silent' | 'failing'

export interface Parts {
  api: Api
  isLost: (call: FaultyCall) => boolean
  trouble: Trouble | null
  /** What was asked of the API, such as `POST /v1/customers`. */
  calls: string[]
}

/** Serves the API under `/v1`, and the pages that a browser is sent to. */
export const serve = (parts: Parts): Server =>
  createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      // A mistake of the peer itself, which a test has to see.
      response.writeHead(500).end(error instanceof Error ? error.stack : 'unknown')
    })
  })

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://peer.invalid')
  const body = await text(request)
  if (parts.trouble === 'silent') return
  play(parts.api.state)
  if (url.pathname.startsWith('/v1/')) return answerCall(parts, request, response, url, body)
  const given = answerPage(parts.api.state, url.pathname, request.method === 'POST' ? decodeForm(body) : null)
  if (!given) response.writeHead(404).end('There is no such page.')
  else if ('location' in given) response.writeHead(303, { location: given.location }).end()
  else if ('html' in given) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(given.html)
  else response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(given.text)
}

function answerCall(
  { api, isLost, trouble, calls }: Parts,
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  { pathname: path, search }: URL,
  body: string,
): void {
  calls.push(`${method} ${path}`)
  if (trouble === 'failing') {
    response.writeHead(503).end()
    return
  }
  const form = { ...decodeForm(search.slice(1)), ...decodeForm(body) }
  const given = answerApi(api, { method, path, form, headers })
  if (isLost({ method, path })) {
    response.destroy()
    return
  }
  response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers })
  response.end(JSON.stringify(given.body))
}

/** Listens, and gives the port. */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port
}

/** Stops listening, whoever is still connected. */
export const stop = (server: Server): Promise<void> =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
