import type { FastifyRequest } from 'fastify'
import { type AccessSubject, decideAccess } from '#contract/access.ts'
import { type Access, allowanceOf, type Endpoint, accessOf } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import { type Account, findAccount, findEnding, touchSession } from '#server/auth/sessions.queries.ts'
import type { Claims, Tokens } from '#server/auth/tokens.ts'
import { type Allowance } from '#server/http/limits.ts'
import type { Services } from '#server/services.ts'

/** Lets a request in as an account, or refuses it with the code that says why. */
export type Admit = (request: FastifyRequest, endpoint: Endpoint) => Promise<Account>

/** Requests a minute that one school may make. */
export const requestsPerMinute = { read: 600, write: 120, speech: 240 } as const

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/** The guard of every endpoint that is not public: token, session row, subscription, allowance; in this order. */
export const createAdmit =
  ({ db, config, log }: Services, tokens: Tokens, allow: Allowance): Admit =>
  async (request, endpoint) => {
    const claims = tokens.read(bearer.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const account = claims && (await findAccount(db, claims))
    if (!account) throw new ApiError('unauthenticated', await reasonOf(db, claims))
    if (account.is_stale)
      touchSession(db, account).catch((error: unknown) => log.warn({ err: error }, 'session not touched'))
    refuseWithoutAccess(account, accessOf(endpoint))
    const kind = allowanceOf(endpoint)
    const count = requestsPerMinute[kind] * config.limitFactor
    await allow({ key: `${kind}:${account.school_id}`, count, seconds: 60 })
    return { ...account, ip: request.ip }
  }

async function reasonOf(db: Services['db'], claims: Claims | null): Promise<{ reason?: string }> {
  const reason = claims && (await findEnding(db, claims.sid))
  return reason ? { reason } : {}
}

function refuseWithoutAccess(account: AccessSubject & { now: string }, access: Access) {
  if (access !== 'account' && decideAccess(account, Date.parse(account.now)) !== 'allow')
    throw new ApiError('subscription_required')
}
