import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { createSignedText } from '#server/auth/sessions/signed-text.ts'
import { createCookie } from '#server/http/request/cookie.ts'
import type { Services } from '#server/services/services.ts'

const KnownBrowser = z.object({ id: z.string(), users: z.array(z.string()) })
export type KnownBrowser = z.output<typeof KnownBrowser>

const maxUsers = 5
const lifetimeSeconds = 365 * 24 * 60 * 60

/** A signed cookie. It doesn't sign in: failed logins of a known browser are only counted apart. */
export function createKnownBrowsers({ keys, config }: Pick<Services, 'keys' | 'config'>) {
  const cookie = createCookie('known_browser', '/api/auth', config.appUrl.startsWith('https:'))
  const text = createSignedText(keys, 'known browser', { aud: 'known browser' })
  const read = (cookies: string): KnownBrowser | null =>
    KnownBrowser.safeParse(text.read(cookie.read(cookies))).data ?? null
  return {
    read,
    remember: (cookies: string, user_id: string): string => {
      const { id, users } = read(cookies) ?? { id: randomBytes(16).toString('base64url'), users: [] }
      const others = users.filter((user) => user !== user_id)
      return cookie.write(
        text.sign({ id, users: [user_id, ...others].slice(0, maxUsers) }, lifetimeSeconds),
        lifetimeSeconds,
      )
    },
  }
}
export type Browsers = ReturnType<typeof createKnownBrowsers>
