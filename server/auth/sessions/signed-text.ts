import { createSigner, createVerifier } from 'fast-jwt'
import type { Keys, Purpose } from '#server/settings/keys.ts'

const iss = 'tertulia'

/** Signs texts for a purpose with its newest key, and reads those of any of its keys, with one algorithm. */
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
    /** A text that says something for some seconds, about somebody where it is about one. */
    sign: (claims: object, seconds: number, sub?: string): string =>
      createSigner({ ...common, expiresIn: seconds * 1000, ...(sub !== undefined && { sub }) })({ ...claims }),
    /** What such a text says; null for any other. */
    read: (text: string): Record<string, unknown> | null => {
      for (const verify of verifiers)
        try {
          return Object(verify(text))
        } catch {
          // Signed with another key, or with none of ours.
        }
      return null
    },
  }
}
