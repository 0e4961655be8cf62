import { createHash, createHmac } from 'node:crypto'
import type { Keys } from '#server/settings/keys.ts'

interface LinkKey {
  school_id: string
  student_id: string
  version: number
}

/** 256 bits derived from a server key, so that a link can be shown again without being stored. Uses the key whose hash was printed, if it is still known. */
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

export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
