import * as z from 'zod/mini'
import { createSignedText } from '#server/auth/sessions/signed-text.ts'
import { createCookie } from '#server/http/request/cookie.ts'
import type { Keys } from '#server/settings/keys.ts'

const path = '/api/auth/google'
const flowSeconds = 600
const codeSeconds = 30 * 60

const SessionRef = z.object({ school_id: z.string(), user_id: z.string(), session_id: z.string() })
export type SessionRef = z.output<typeof SessionRef>

const OAuthFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.optional(z.string()),
  link: z.optional(SessionRef),
  confirm: z.optional(SessionRef),
})
export type OAuthFlow = z.output<typeof OAuthFlow>

export function createOAuthFlows(keys: Keys, isTls: boolean) {
  const flowCookie = createCookie('google_visit', path, isTls)
  const codeCookie = createCookie('google_code', path, isTls)
  const text = createSignedText(keys, 'google visit', { aud: 'google' })
  return {
    write: (flow: OAuthFlow): string => flowCookie.write(text.sign(flow, flowSeconds), flowSeconds),
    end: flowCookie.write('', 0),
    bind: (secret: string): string => codeCookie.write(secret, codeSeconds),
    secretOf: codeCookie.read,
    read: (cookies: string): OAuthFlow | null => OAuthFlow.safeParse(text.read(flowCookie.read(cookies))).data ?? null,
  }
}
