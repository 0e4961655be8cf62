import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys, Purpose } from '#server/settings/keys.ts'

const algorithm = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 } as const

export function encrypt(keys: Keys, purpose: Purpose, text: string): string {
  const nonce = randomBytes(lengths.nonce)
  const cipher = createCipheriv(algorithm, keys.newest(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined if none of the server's keys has encrypted it. */
export function decrypt(keys: Keys, purpose: Purpose, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, lengths.nonce)
  const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag)
  for (const key of keys.all(purpose))
    try {
      const decipher = createDecipheriv(algorithm, key, nonce)
      decipher.setAuthTag(tag)
      return decipher.update(bytes.subarray(lengths.nonce + lengths.tag), undefined, 'utf8') + decipher.final('utf8')
    } catch {}
  return undefined
}
