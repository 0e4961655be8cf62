import { hkdfSync } from 'node:crypto'

/** Each purpose has its own key, derived from the server's secret; renaming one changes its key. */
export type Purpose =
  | 'session'
  | 'practice session'
  | 'practice link'
  | 'mailed token'
  | 'sound'
  | 'google visit'
  | 'known browser'
  | 'authenticator app'
  | 'join code'
  | 'stop link'
  | 'notice stop link'
  | 'guardian link'
  | 'calendar'

/** See docs/decisions/0013-keys.md. */
export interface Keys {
  newest: (purpose: Purpose) => Buffer
  all: (purpose: Purpose) => readonly Buffer[]
}

/** Signed with the secret itself by an earlier version, and still in use. */
const legacyPurposes: ReadonlySet<Purpose> = new Set(['session', 'practice session', 'practice link'])

const derive = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `tertulia ${purpose}`, 32))

/** Derives keys from the server's secret, and from the previous one, so that its sessions and links stay valid. */
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
