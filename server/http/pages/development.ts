import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/settings/config.ts'
import { isLoopback } from '#server/lib/loopback.ts'

type Settings = Pick<Config, 'appUrl' | 'databaseUrl' | 'smtpUrl' | 'trustProxy'>

const loopbackAddress = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i
const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/

export function serveInDevelopment(
  app: FastifyInstance,
  settings: Settings,
  path: string,
  answer: (request: FastifyRequest, reply: FastifyReply) => unknown,
  method: 'GET' | 'POST' = 'GET',
): void {
  const isDevelopment = isDevelopmentSetup(settings)
  app.route({
    method,
    url: path,
    handler: (request, reply) =>
      isDevelopment && isLocalRequest(request) ? answer(request, reply) : reply.callNotFound(),
  })
}

export const isDevelopmentSetup = ({ appUrl, databaseUrl, smtpUrl, trustProxy }: Settings): boolean =>
  isLoopback(new URL(appUrl).hostname) && !databaseUrl && !smtpUrl && trustProxy.length === 0

// A local proxy also connects from this machine; many proxies still speak HTTP/1.0 upstream.
function isLocalRequest({ headers, socket, raw }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d{1,5}$/, '')
  const isForwarded = Object.keys(headers).some((name) => forwarding.test(name))
  return (
    isLoopback(host) && loopbackAddress.test(socket.remoteAddress ?? '') && !isForwarded && raw.httpVersion !== '1.0'
  )
}
