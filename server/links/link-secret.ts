import { createHash, createHmac } from 'node:crypto'
import type { Keys } from '#server/settings/keys.ts'

/** Whose link it is, and the how manieth. */
interface LinkKey {
  school_id: string
  student_id: string
  version: number
}

/**
 * The secret of a link: 256 bits that follow from a key of the server, so that it can be shown again and is kept nowhere. It is the one that
 * was printed as long as the key of its hash is known, and otherwise one of the newest key.
 */
export function linkSecret(keys: Keys, { school_id, student_id, version }: LinkKey, hash: string | null): string {
  const name = JSON.stringify(['practice-link', school_id, student_id, version])
  const secretOf = (key: Buffer) => createHmac('sha256', key).update(name).digest('base64url')
  const printed =
    hash &&
    keys
      .all('practice link')
      .map(secretOf)
      .find((secret) => secretHash(secret) === hash)
  return printed || secretOf(keys.newest('practice link'))
}

/** What is written down of a secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
