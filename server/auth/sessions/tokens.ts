import { createSignedText } from '#server/auth/sessions/signed-text.ts'
import type { Claims } from '#server/http/guard/guard.ts'
import type { Keys, Purpose } from '#server/settings/keys.ts'

/** What a token opens: the dashboard of a school, or a student's practice; never both. */
export type Audience = 'dashboard' | 'practice'
const purposes = { dashboard: 'session', practice: 'practice session' } as const satisfies Record<Audience, Purpose>
const day = 24 * 60 * 60

/** Seconds that a token lasts, by role. */
export const tokenLifetime = { school: 30 * day, admin: day / 2 } as const
/** Seconds without a request after which a session is over, by role. */
export const idleLimit = { school: 7 * day, admin: 60 * 60 } as const

// What no session is named stops here: the database takes neither a NUL for text nor any word for an id.
const sessionPattern = /^[\w-]{1,64}$/
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const matches = (name: RegExp, claim: unknown): claim is string => typeof claim === 'string' && name.test(claim)

/** Signs and checks the tokens of one audience with its keys. */
export function createTokens(keys: Keys, audience: Audience = 'dashboard') {
  const text = createSignedText(keys, purposes[audience], { aud: audience, required: ['sub', 'sid', 'iat'] })
  return {
    /** A token for a session; `lifetime` in seconds. */
    sign: ({ sub, sid }: Claims, lifetime: number): string => text.sign({ sid }, lifetime, sub),
    /** The claims of a valid token; null for any other text. */
    read: (token: string): Claims | null => {
      const { sub, sid } = text.read(token) ?? {}
      return matches(uuidPattern, sub) && matches(sessionPattern, sid) ? { sub, sid } : null
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
