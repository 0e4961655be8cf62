import { Secret, TOTP } from 'otpauth'
import type { Client } from '#contract/client.ts'
import type { factors } from '#contract/school/factors.ts'

/** The code that an authenticator app shows, or will show after `ms`. A code counts once, so that a test's second one is that of 30 seconds later. */
export const codeOf = (secret: string, ms = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms })

export async function addApp({
  api,
}: {
  api: { factors: Client<typeof factors> }
}): Promise<{ secret: string; uri: string; codes: string[] }> {
  const { secret, uri } = await api.factors.beginApp()
  const { recovery_codes: codes } = await api.factors.confirmApp({ body: { code: codeOf(secret) } })
  return { secret, uri, codes }
}
