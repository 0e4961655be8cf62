import { Secret, TOTP } from 'otpauth'

const period = 30
/** Steps of thirty seconds that a clock may be off in either direction. */
const drift = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Tertulia', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

export const newSecret = (): string => new Secret({ size: 20 }).base32

export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step of a right code; null for a wrong one, and for one not later than `lastStep`, because a code counts once. */
export function stepOf(secret: string, code: string, lastStep: number, now: number = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: drift, timestamp: now })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / period) + delta
  return step > lastStep ? step : null
}
