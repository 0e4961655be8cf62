import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

type Policy = Record<string, string[]>

/** The policy of every API answer: nothing in it is a page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
/** The policy of the API's document page, which has a style sheet and no script. */
export const docsPolicy =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

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

/** Security headers on every answer; pages allow the inline scripts of the built page by their hashes. */
export async function securityHeaders(
  app: FastifyInstance,
  inlineScripts: readonly string[],
  isTls: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(inlineScripts) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()')
    if (!request.url.startsWith('/api/')) return
    reply.header('content-security-policy', apiPolicy).header('cache-control', 'no-store')
  })
}
