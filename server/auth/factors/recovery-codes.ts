import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/school/factors.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const length = 10

const newCode = () => Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')

export const newCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode)

/** In two halves, which are easier to copy. */
export const written = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`

// 50 random bits need no slow hash; the user's id keeps equal codes apart.
export const hashOfCode = (user_id: string, code: string): string =>
  createHash('sha256').update(`${user_id}:${code}`).digest('base64url')
