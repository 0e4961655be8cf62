import { createHmac } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import * as z from 'zod/mini'

const name = 'google_visit'
const path = '/api/auth/google'
const seconds = 600

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
  const cookie = (value: string, age: number) =>
    `${name}=${value}; Max-Age=${age}; Path=${path}; HttpOnly; SameSite=Lax${isTls ? '; Secure' : ''}`
  return {
    /** The cookie that keeps a visit. */
    keep: (visit: Visit): string => cookie(sign(visit), seconds),
    /** The cookie that ends a visit. */
    end: cookie('', 0),
    /** The visit among a browser's cookies; null where there is none, or none of ours. */
    read: (cookies: string): Visit | null => {
      const [, sealed] = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies) ?? []
      if (!sealed) return null
      try {
        return Visit.safeParse(verify(sealed)).data ?? null
      } catch {
        return null
      }
    },
  }
}
