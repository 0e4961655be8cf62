import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/errors.ts'

type Policy = Record<string, string[]>

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
export const docsPolicy =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
export const formPolicy = docsPolicy.replace("form-action 'none'", "form-action 'self'")

const pagePolicy = (inlineScripts: readonly string[]): Policy => ({
  'default-src': ["'none'"],
  'script-src': [
    "'self'",
    ...inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  ],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'worker-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
})

const commonHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
const textOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')

const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export const apiHeaders = (isTls: boolean): Record<string, string> => ({
  ...commonHeaders,
  ...(isTls && hsts),
  'content-security-policy': apiPolicy,
  'cache-control': 'no-store',
})

// Node keeps the first Host header; a proxy in front may have used the other.
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1

export function securityHeaders(app: FastifyInstance, inlineScripts: readonly string[], isTls: boolean): void {
  const policy = { 'content-security-policy': textOf(pagePolicy(inlineScripts)) }
  const page = { ...commonHeaders, ...(isTls && hsts), ...policy }
  const api = apiHeaders(isTls)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? api : page).header('x-request-id', request.id)
    done(
      hasTwoHosts(request.raw) ? new ApiError('invalid_input', {}, 'A request must name exactly one host.') : undefined,
    )
  })
}
