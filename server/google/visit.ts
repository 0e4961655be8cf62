import { createHmac } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import * as z from 'zod/mini'

const name = 'google_visit'
const path = '/api/auth/google'
const seconds = 600
/** The cookie that binds a code to the browser that came back with it, and how long somebody new may take to name the school. */
const boundName = 'google_code'
const boundSeconds = 30 * 60

const Visit = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to go to afterwards. */
  from: z.optional(z.string()),
  /** Whose account is to be connected, and the session that asked for it. */
  link: z.optional(z.object({ school_id: z.string(), user_id: z.string(), session_id: z.string() })),
})
/** A way to Google and back that a browser has begun. */
export type Visit = z.output<typeof Visit>

const valueOf = (cookies: string, of: string): string => new RegExp(`(?:^|;\\s*)${of}=([^;]+)`).exec(cookies)?.[1] ?? ''

/** Keeps visits in a signed cookie of the browser that began them, with a key of their own. */
export function createVisits(authSecret: string, isTls: boolean) {
  const key = createHmac('sha256', authSecret).update('google visit').digest('base64url')
  const about = { iss: 'tertulia', aud: 'google' }
  const sign = createSigner({ key, algorithm: 'HS256', ...about, expiresIn: seconds * 1000 })
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: about.iss,
    allowedAud: about.aud,
    requiredClaims: ['iss', 'aud', 'exp'],
    cache: false,
  })
  const cookie = (value: string, age: number, of = name) =>
    `${of}=${value}; Max-Age=${age}; Path=${path}; HttpOnly; SameSite=Lax${isTls ? '; Secure' : ''}`
  return {
    /** The cookie that keeps a visit. */
    keep: (visit: Visit): string => cookie(sign(visit), seconds),
    /** The cookie that ends a visit. */
    end: cookie('', 0),
    /** The cookie that keeps the secret of a code. */
    bind: (secret: string): string => cookie(secret, boundSeconds, boundName),
    /** The secret among a browser's cookies; empty where there is none. */
    secretOf: (cookies: string): string => valueOf(cookies, boundName),
    /** The visit among a browser's cookies; null where there is none, or none of ours. */
    read: (cookies: string): Visit | null => {
      const sealed = valueOf(cookies, name)
      if (!sealed) return null
      try {
        return Visit.safeParse(verify(sealed)).data ?? null
      } catch {
        return null
      }
    },
  }
}
