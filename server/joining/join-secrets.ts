import { createHash, createHmac, randomInt } from 'node:crypto'
import { codeLength, codeLetters, normalizeCode } from '#contract/teaching/joining.ts'
import type { Keys } from '#server/settings/keys.ts'

export const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')

/** With a key, because all codes could be tried against a plain hash. The newest key's hash is first. */
export const codeHashes = (keys: Keys, code: string): string[] =>
  keys.all('join code').map((key) => createHmac('sha256', key).update(normalizeCode(code)).digest('base64url'))

/** The token has 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
