import { findAccount, findEndReason, touchSession } from '#server/auth/sessions/sessions.queries.ts'
import { type Account, accountOf } from '#server/http/guard/callers.ts'
import type { Tokens } from '#server/auth/sessions/tokens.ts'
import { type Guard, createGuard } from '#server/http/guard/guard.ts'
import type { RateLimiter } from '#server/http/guard/limits.ts'
import type { Services } from '#server/services/services.ts'

/** Per school. */
export const requestsPerMinute = { read: 600, write: 120, speech: 240 } as const

export function createAccountGuard(
  { db, config, log }: Services,
  tokens: Tokens,
  rateLimit: RateLimiter,
): Guard<Account> {
  const guard = createGuard(
    {
      tokens,
      find: (claims) => findAccount(db, claims),
      explain: async ({ sid }) => {
        const reason = await findEndReason(db, sid)
        return reason ? { reason } : {}
      },
      limits: requestsPerMinute,
      keyOf: ({ school_id }, quota) => `${quota}:${school_id}`,
    },
    rateLimit,
    config,
  )
  return async (request, endpoint) => {
    const account = await guard(request, endpoint)
    if (account.is_stale)
      touchSession(db, account).catch((error: unknown) =>
        log.warn({ err: error }, 'could not update the last use of a session'),
      )
    return accountOf(account, request.ip)
  }
}
