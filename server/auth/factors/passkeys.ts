import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ApiError } from '#contract/errors.ts'
import type { StoredPasskey } from '#server/auth/factors/factors.queries.ts'

type Json = Record<string, unknown>

// Two hundred files, which most processes never need.
const loadLibrary = () => import('@simplewebauthn/server')

const siteOf = (appUrl: string) => {
  const { hostname, origin } = new URL(appUrl)
  return { rpID: hostname, origin }
}

export const canHavePasskeys = (appUrl: string): boolean => isIP(siteOf(appUrl).rpID.replaceAll(/[[\]]/g, '')) === 0

export async function registrationOptions(
  appUrl: string,
  person: { user_id: string; email: string; name: string },
  known: readonly StoredPasskey[],
) {
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpName: 'Tertulia',
    rpID: siteOf(appUrl).rpID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.user_id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] })),
    // Discoverable, so that it can be the only step of a sign-in.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

// The library checks the rest of the shape, and throws.
const isCreated = (response: object): response is RegistrationResponseJSON => 'response' in response
const isUsed = (response: object): response is AuthenticationResponseJSON => 'response' in response

/** Throws `wrong_code` unless the response belongs to this site and to a challenge that `take` accepts. */
export async function verifyNew(appUrl: string, response: Json, take: (challenge: string) => Promise<boolean>) {
  const { rpID, origin } = siteOf(appUrl)
  if (!isCreated(response)) throw new ApiError('wrong_code')
  const { verifyRegistrationResponse } = await loadLibrary()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null)
  if (!verified?.verified) throw new ApiError('wrong_code')
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { credential_id: id, public_key: publicKey, counter, transports }
}

export async function authenticationOptions(appUrl: string, known: readonly StoredPasskey[]) {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: siteOf(appUrl).rpID,
    userVerification: known.length > 0 ? 'preferred' : 'required',
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] })),
  })
}

export const credentialIn = (response: Json): string => (typeof response.id === 'string' ? response.id : '')

/** The new counter. Throws `wrong_code` for a wrong signature, another site, or a counter that went back. */
export async function verifyUse(
  appUrl: string,
  response: Json,
  passkey: StoredPasskey,
  { take, alone }: { take: (challenge: string) => Promise<boolean>; alone: boolean },
): Promise<number> {
  const { rpID, origin } = siteOf(appUrl)
  if (!isUsed(response)) throw new ApiError('wrong_code')
  const { verifyAuthenticationResponse } = await loadLibrary()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: origin,
    expectedRPID: rpID,
    // Alone it stands for two factors: having the key, and knowing its PIN or being its owner.
    requireUserVerification: alone,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64')),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!verified?.verified) throw new ApiError('wrong_code')
  return verified.authenticationInfo.newCounter
}
