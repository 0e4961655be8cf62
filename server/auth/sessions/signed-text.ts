import { createSigner, createVerifier } from 'fast-jwt'
import type { Keys, Purpose } from '#server/settings/keys.ts'

const iss = 'tertulia'

export function createSignedText(
  keys: Keys,
  purpose: Purpose,
  { aud, required = [] }: { aud: string; required?: readonly string[] },
) {
  const verifiers = keys.all(purpose).map((key) =>
    createVerifier({
      key,
      algorithms: ['HS256'],
      allowedIss: iss,
      allowedAud: aud,
      requiredClaims: ['iss', 'aud', 'exp', ...required],
      cache: false,
    }),
  )
  const common = { key: keys.newest(purpose), algorithm: 'HS256', iss, aud } as const
  return {
    sign: (claims: object, seconds: number, sub?: string): string =>
      createSigner({ ...common, expiresIn: seconds * 1000, ...(sub !== undefined && { sub }) })({ ...claims }),
    read: (text: string): Record<string, unknown> | null => {
      for (const verify of verifiers)
        try {
          return Object(verify(text))
        } catch {}
      return null
    },
  }
}
