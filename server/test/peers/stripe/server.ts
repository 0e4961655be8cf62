import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Api, answerApi } from '#server/test/peers/stripe/api.ts'
import { runDueEvents } from '#server/test/peers/stripe/state/clock.ts'
import type { FaultyCall } from '#server/test/peers/stripe/faults.ts'
import { decodeForm } from '#server/test/peers/stripe/pages/form.ts'
import { answerPage } from '#server/test/peers/stripe/pages/pages.ts'

/** Refuses connections, never responds, or fails every call. */
export type Outage = 'refused' | 'silent' | 'failing'

export interface Parts {
  api: Api
  isLost: (call: FaultyCall) => boolean
  outage: Outage | null
  calls: string[]
}

export const serve = (parts: Parts): Server =>
  createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      // A bug in the peer, which a test should see.
      response.writeHead(500).end(error instanceof Error ? error.stack : 'unknown')
    })
  })

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://peer.invalid')
  const body = await text(request)
  if (parts.outage === 'silent') return
  runDueEvents(parts.api.state)
  if (url.pathname.startsWith('/v1/')) return answerCall(parts, request, response, url, body)
  const result = answerPage(parts.api.state, url.pathname, request.method === 'POST' ? decodeForm(body) : null)
  if (!result) response.writeHead(404).end('There is no such page.')
  else if ('location' in result) response.writeHead(303, { location: result.location }).end()
  else if ('html' in result) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(result.html)
  else response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(result.text)
}

function answerCall(
  { api, isLost, outage, calls }: Parts,
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  { pathname: path, search }: URL,
  body: string,
): void {
  calls.push(`${method} ${path}`)
  if (outage === 'failing') {
    response.writeHead(503).end()
    return
  }
  const form = { ...decodeForm(search.slice(1)), ...decodeForm(body) }
  const result = answerApi(api, { method, path, form, headers })
  if (isLost({ method, path })) {
    response.destroy()
    return
  }
  response.writeHead(result.status, { 'content-type': 'application/json', ...result.headers })
  response.end(JSON.stringify(result.body))
}

export const stop = (server: Server): Promise<void> =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
