import * as z from 'zod/mini'
import { createSignedText } from '#server/auth/sessions/signed-text.ts'
import { createCookie } from '#server/http/request/cookie.ts'
import type { Keys } from '#server/settings/keys.ts'

const path = '/api/auth/google'
const flowSeconds = 600
/** How long somebody new may take to name the school. */
const codeSeconds = 30 * 60

const OAuthFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to go to afterwards. */
  from: z.optional(z.string()),
  /** Whose account is to be connected, and the session that asked for it. */
  link: z.optional(z.object({ school_id: z.string(), user_id: z.string(), session_id: z.string() })),
})
/** A way to Google and back that a browser has begun. */
export type OAuthFlow = z.output<typeof OAuthFlow>

/** Keeps visits in a signed cookie of the browser that began them, with a key of their own. */
export function createOAuthFlows(keys: Keys, isTls: boolean) {
  const flowCookie = createCookie('google_visit', path, isTls)
  // It binds a code to the browser that came back with it.
  const codeCookie = createCookie('google_code', path, isTls)
  const text = createSignedText(keys, 'google visit', { aud: 'google' })
  return {
    /** The cookie that keeps a visit. */
    keep: (visit: OAuthFlow): string => flowCookie.write(text.sign(visit, flowSeconds), flowSeconds),
    /** The cookie that ends a visit. */
    end: flowCookie.write('', 0),
    /** The cookie that keeps the secret of a code. */
    bind: (secret: string): string => codeCookie.write(secret, codeSeconds),
    /** The secret among a browser's cookies; empty where there is none. */
    secretOf: codeCookie.read,
    /** The visit among a browser's cookies; null where there is none, or none of ours. */
    read: (cookies: string): OAuthFlow | null => OAuthFlow.safeParse(text.read(flowCookie.read(cookies))).data ?? null,
  }
}
