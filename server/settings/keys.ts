import { hkdfSync } from 'node:crypto'

/** What keys are derived for, each from the secret of the server and of no use for any other; a changed word is another key. */
export type Purpose =
  | 'session'
  | 'practice session'
  | 'practice link'
  | 'mailed token'
  | 'sound'
  | 'google visit'
  | 'known browser'

/** The keys of a server; see docs/decisions/0013-keys.md. */
export interface Keys {
  /** The key that something new of a purpose is made with. */
  newest: (purpose: Purpose) => Buffer
  /** The keys that something of a purpose may have been made with, the newest first. */
  all: (purpose: Purpose) => readonly Buffer[]
}

/** What an earlier version made with the secret itself, and is still in use. */
const legacyPurposes: ReadonlySet<Purpose> = new Set(['session', 'practice session', 'practice link'])

const derive = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `tertulia ${purpose}`, 32))

/** Derives keys from the secret of the server, and from the one before, whose sessions and links go on. */
export function createKeys(secret: string, previous?: string): Keys {
  const secrets = previous === undefined ? [secret] : [secret, previous]
  const derived = new Map<Purpose, readonly Buffer[]>()
  const all = (purpose: Purpose): readonly Buffer[] => {
    const cached = derived.get(purpose)
    if (cached) return cached
    const ownKeys = secrets.map((each) => derive(each, purpose))
    const keys = legacyPurposes.has(purpose) ? [...ownKeys, ...secrets.map((each) => Buffer.from(each))] : ownKeys
    derived.set(purpose, keys)
    return keys
  }
  return { newest: (purpose) => all(purpose)[0] ?? derive(secret, purpose), all }
}
