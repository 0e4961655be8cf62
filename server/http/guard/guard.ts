import type { FastifyRequest } from 'fastify'
import { type AccessSubject, decideAccess } from '#contract/access.ts'
import { type AllowanceName, accessOf, allowanceOf, type Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Config } from '#server/settings/config.ts'
import type { RateLimiter } from '#server/http/guard/limits.ts'

/** Lets a request in as the owner of its token, or refuses it with the code that says why. */
export type Guard<Owner> = (request: FastifyRequest, endpoint: Endpoint) => Promise<Owner>

/** What a token says: who, in which session. Rights are never read from it. */
export interface Claims {
  sub: string
  sid: string
}

/** What the owners of one kind of token have in common. */
interface TokenKind<Owner> {
  tokens: { read: (token: string) => Claims | null }
  /** The owner of a live token, with what the school's subscription is worth now. */
  find: (claims: Claims) => Promise<Owner | undefined>
  /** Why a token that was live opens nothing any more. */
  explain?: (claims: Claims) => Promise<{ reason?: string }>
  /** Calls a minute, and the key that they are counted under. */
  limits: Readonly<Record<AllowanceName, number>>
  keyOf: (owner: Owner, allowance: AllowanceName) => string
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/** The guard of every endpoint that is not public: token, session row, subscription, allowance; in this order. */
export const createGuard =
  <Owner extends AccessSubject & { now: string }>(
    { tokens, find, explain, limits, keyOf }: TokenKind<Owner>,
    rateLimit: RateLimiter,
    config: Pick<Config, 'limitFactor'>,
  ): Guard<Owner> =>
  async (request, endpoint) => {
    const claims = tokens.read(bearer.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const owner = claims && (await find(claims))
    if (!owner) throw new ApiError('unauthenticated', (claims && (await explain?.(claims))) ?? {})
    if (accessOf(endpoint) !== 'account' && decideAccess(owner, Date.parse(owner.now)) !== 'allow')
      throw new ApiError('subscription_required')
    const allowance = allowanceOf(endpoint)
    await rateLimit({ key: keyOf(owner, allowance), count: limits[allowance] * config.limitFactor, seconds: 60 })
    return owner
  }
