import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys, Purpose } from '#server/settings/keys.ts'

type Ids = readonly [school_id: string, id: string]

const uuidBytes = 16
const tokenShape = /^[\w-]{86}$/

const macOf = (key: Buffer, ids: Buffer, fact: string) => createHmac('sha256', key).update(ids).update(fact).digest()

/** A token that names a student or a member of a school and is signed with a fact about them: it ends when the fact changes. */
export function signIds(keys: Keys, purpose: Purpose, [school_id, id]: Ids, fact: string): string {
  const ids = Buffer.from(`${school_id}${id}`.replaceAll('-', ''), 'hex')
  return Buffer.concat([ids, macOf(keys.newest(purpose), ids, fact)]).toString('base64url')
}

/** Whom a token names. It proves nothing until `isSignedWith` has checked it. */
export function readIds(token: string): Ids | undefined {
  if (!tokenShape.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  return [uuidOf(bytes.subarray(0, uuidBytes)), uuidOf(bytes.subarray(uuidBytes, 2 * uuidBytes))]
}

export function isSignedWith(keys: Keys, purpose: Purpose, token: string, fact: string): boolean {
  const bytes = Buffer.from(token, 'base64url')
  const [ids, mac] = [bytes.subarray(0, 2 * uuidBytes), bytes.subarray(2 * uuidBytes)]
  return keys.all(purpose).some((key) => {
    const expected = macOf(key, ids, fact)
    return expected.length === mac.length && timingSafeEqual(expected, mac)
  })
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
