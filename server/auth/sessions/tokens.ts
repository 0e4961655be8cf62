import { createSignedText } from '#server/auth/sessions/signed-text.ts'
import type { Role } from '#contract/school/roles.ts'
import type { Claims } from '#server/http/guard/guard.ts'
import type { Keys, Purpose } from '#server/settings/keys.ts'

/** A token opens either the dashboard or practice, never both. */
export type Audience = 'dashboard' | 'practice'
const purposes = { dashboard: 'session', practice: 'practice session' } as const satisfies Record<Audience, Purpose>
const day = 24 * 60 * 60

/** Seconds. */
export const tokenLifetime = { school: 30 * day, admin: day / 2 } as const
export const lifetimeOf = (role: Role): number => tokenLifetime[role === 'admin' ? 'admin' : 'school']

/** Seconds without a request. */
export const idleLimit = { school: 7 * day, admin: 60 * 60 } as const

// Rejects ids that the database would fail on, such as text with a NUL.
const sessionPattern = /^[\w-]{1,64}$/
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const matches = (name: RegExp, claim: unknown): claim is string => typeof claim === 'string' && name.test(claim)

export function createTokens(keys: Keys, audience: Audience = 'dashboard') {
  const text = createSignedText(keys, purposes[audience], { aud: audience, required: ['sub', 'sid', 'iat'] })
  return {
    sign: ({ sub, sid }: Claims, lifetime: number): string => text.sign({ sid }, lifetime, sub),
    read: (token: string): Claims | null => {
      const { sub, sid } = text.read(token) ?? {}
      return matches(uuidPattern, sub) && matches(sessionPattern, sid) ? { sub, sid } : null
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
