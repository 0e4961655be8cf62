import { createSigner, createVerifier } from 'fast-jwt'

const issuer = 'tertulia'
/** What a token opens: the dashboard of a school, or a student's practice; never both. */
export type Audience = 'dashboard' | 'practice'
const day = 24 * 60 * 60

/** Seconds that a token lasts, by role. */
export const tokenLifetime = { school: 30 * day, admin: day / 2 } as const
/** Seconds without a request after which a session is over, by role. */
export const idleLimit = { school: 7 * day, admin: 60 * 60 } as const

/** What a token says: who, in which session. Rights are never read from it. */
export interface Claims {
  sub: string
  sid: string
}

// What no session is named stops here: the database takes neither a NUL for text nor any word for an id.
const session = /^[\w-]{1,64}$/
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const isNamed = (name: RegExp, claim: unknown): claim is string => typeof claim === 'string' && name.test(claim)

/** Signs and checks the tokens of one audience with one key and one algorithm. */
export function createTokens(secret: string, audience: Audience = 'dashboard') {
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: issuer,
    allowedAud: audience,
    requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'],
    cache: false,
  })
  return {
    /** A token for a session; `lifetime` in seconds. */
    sign: ({ sub, sid }: Claims, lifetime: number): string =>
      createSigner({ key: secret, algorithm: 'HS256', iss: issuer, aud: audience, sub, expiresIn: lifetime * 1000 })({
        sid,
      }),
    /** The claims of a valid token; null for any other text. */
    read: (token: string): Claims | null => {
      try {
        const { sub, sid }: Record<string, unknown> = verify(token)
        return isNamed(id, sub) && isNamed(session, sid) ? { sub, sid } : null
      } catch {
        return null
      }
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
