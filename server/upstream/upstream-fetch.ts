import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { Readable } from 'node:stream'

/** Makes a fetch that gives a server `connectMs` to accept a connection, which the built-in one can't be told; it follows no redirect. */
export const createUpstreamFetch =
  (connectMs: number): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const headers = Object.fromEntries(new Headers(init?.headers))
      const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
        method: init?.method,
        headers,
        ...(init?.signal && { signal: init.signal }),
      })
      request.once('socket', (socket) => {
        if (!socket.connecting) return
        const late = () =>
          request.destroy(Object.assign(new Error('the connection took too long'), { code: 'ETIMEDOUT' }))
        const timer = setTimeout(late, connectMs)
        const settle = () => clearTimeout(timer)
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', settle).once('close', settle)
      })
      // The shape in which fetch reports that there was no answer.
      request.on('error', (cause) => reject(init?.signal?.aborted ? cause : new TypeError('fetch failed', { cause })))
      request.once('response', (incoming) => {
        const pairs = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
        // A status that no answer can have is nonsense like any other.
        const status = incoming.statusCode && incoming.statusCode >= 200 ? incoming.statusCode : 502
        const isBare = [204, 205, 304].includes(status)
        if (isBare) incoming.resume()
        resolve(responseOf(isBare ? null : incoming, { status, headers: pairs }))
      })
      request.end(init?.body)
    })

// Node's own streams are bodies of its answers, which the types of browsers don't know.
function responseOf(body: Readable | null, init: ResponseInit): Response {
  const answer: unknown = Reflect.construct(Response, [body && Readable.toWeb(body), init])
  if (answer instanceof Response) return answer
  throw new TypeError('There is no answer')
}
