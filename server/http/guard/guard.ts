import type { FastifyRequest } from 'fastify'
import { type AccessSubject, decideAccess } from '#contract/access.ts'
import { type QuotaName, accessOf, leastRoleOf, quotaOf, type Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import { isAtLeast } from '#contract/school/roles.ts'
import type { Config } from '#server/settings/config.ts'
import type { RateLimiter } from '#server/http/guard/limits.ts'

export type Guard<Owner> = (request: FastifyRequest, endpoint: Endpoint) => Promise<Owner>

/** Identifies a user or student and a session. Permissions are never read from a token. */
export interface Claims {
  sub: string
  sid: string
}

interface TokenKind<Owner> {
  tokens: { read: (token: string) => Claims | null }
  find: (claims: Claims) => Promise<Owner | undefined>
  explain?: (claims: Claims) => Promise<{ reason?: string }>
  limits: Readonly<Record<QuotaName, number>>
  keyOf: (owner: Owner, quota: QuotaName) => string
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

const isAllowed = ({ role }: AccessSubject, endpoint: Endpoint) =>
  accessOf(endpoint) === 'practice' || isAtLeast(role, leastRoleOf(endpoint))

/** Checks the token, the session row, the role, the subscription and the rate limit, in this order. */
export const createGuard =
  <Owner extends AccessSubject & { now: string; must_set_factor?: boolean; is_confirmed_lately?: boolean }>(
    { tokens, find, explain, limits, keyOf }: TokenKind<Owner>,
    rateLimit: RateLimiter,
    config: Pick<Config, 'limitFactor'>,
  ): Guard<Owner> =>
  async (request, endpoint) => {
    const claims = tokens.read(bearer.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const owner = claims && (await find(claims))
    if (!owner) throw new ApiError('unauthenticated', (claims && (await explain?.(claims))) ?? {})
    if (!isAllowed(owner, endpoint)) throw new ApiError('forbidden', { reason: 'role' })
    if (owner.must_set_factor && !endpoint.beforeFactor) throw new ApiError('second_factor_required')
    if (accessOf(endpoint) !== 'account' && decideAccess(owner, Date.parse(owner.now)) !== 'allow')
      throw new ApiError('subscription_required')
    const quota = quotaOf(endpoint)
    if (endpoint.confirms && owner.is_confirmed_lately === false) throw new ApiError('confirmation_required')
    await rateLimit({ key: keyOf(owner, quota), count: limits[quota] * config.limitFactor, seconds: 60 })
    return owner
  }
