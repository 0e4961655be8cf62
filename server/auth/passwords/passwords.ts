import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { type passwordRefusals } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { createLimiter } from '#server/lib/limiter.ts'

/** Argon2id with the parameters of OWASP's Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash with the same cost, of no known password. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$6hXrxtwscwyF155LkaMwfQ$mmY9NdS1020GMEUvprz5Wu+0Q5JBvi2AGU0r9+Me+QI'
const maxConcurrent = 2
const maxWaitMs = 3000
const minDistinctCharacters = 5

let commonPasswords: ReadonlySet<string> | undefined
const loadCommonPasswords = () =>
  (commonPasswords ??= new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n')))

export function passwordWeakness(
  password: string,
  schoolWords: readonly string[],
): (typeof passwordRefusals)[number] | null {
  const lower = password.toLowerCase()
  if (loadCommonPasswords().has(lower) || new Set(lower).size < minDistinctCharacters) return 'password_common'
  const longWords = schoolWords
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3)
  const rest = longWords.reduce((left, word) => left.replaceAll(word, ''), lower)
  return rest !== lower && new Set(rest).size < minDistinctCharacters ? 'password_school_words' : null
}

export function refuseWeakPassword(password: string, schoolWords: readonly string[], path = 'password'): void {
  const reason = passwordWeakness(password, schoolWords)
  if (reason) throw new ApiError('invalid_input', { reason, issues: [{ path, message: reason }] })
}

export function createPasswords() {
  const limiter = createLimiter(maxConcurrent, maxWaitMs)
  return {
    hash: (password: string): Promise<string> => limiter(() => hash(password, cost)),
    /** Takes the same time without a hash, so that it doesn't reveal whether an account exists. */
    matches: async (password: string, passwordHash: string | null | undefined): Promise<boolean> => {
      const storedHash = passwordHash ?? dummyHash
      return (await limiter(() => verify(storedHash, password))) && !!passwordHash
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>
