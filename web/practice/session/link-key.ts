/** The secret of a student's link on this device. */
export interface LinkKey {
  /** The secret that opens the practice; empty where there is none. */
  secret: string
  /** Takes the secret out of the address, once it has opened the practice, and keeps it for this tab. */
  persist: () => void
  /** The token of the session that this tab opened with the secret; null where it opened none. */
  session: () => string | null
  keepSession: (token: string) => void
  /** Whether this is the student's own device, which keeps the secret longer. */
  isOwn: () => boolean
  setOwn: (isOwn: boolean) => void
  /** Forgets the secret and what was written but not sent. */
  clear: () => void
}

interface LinkStorage {
  /** What is only for this tab. */
  tab: Storage
  device: Storage
}

const key = 'practice-key'
const sessionKey = 'practice-session'
/** What a student wrote and did not send. */
const messageKeys = /^practice-(?:draft|unsent):/

/** Finds the secret: in the address, else in this tab, else on this device. */
export function openLinkKey(fragment: string, { tab, device }: LinkStorage): LinkKey {
  const secret = fragment || (tab.getItem(key) ?? device.getItem(key) ?? '')
  // A tab in which another student's link is opened begins anew.
  if (tab.getItem(key) !== secret) tab.removeItem(sessionKey)
  return {
    secret,
    persist: () => {
      tab.setItem(key, secret)
      if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
    },
    session: () => tab.getItem(sessionKey),
    keepSession: (token) => tab.setItem(sessionKey, token),
    isOwn: () => device.getItem(key) === secret,
    setOwn: (isOwn) => (isOwn ? device.setItem(key, secret) : device.removeItem(key)),
    clear: () => {
      for (const storage of [tab, device]) {
        storage.removeItem(key)
        storage.removeItem(sessionKey)
        for (const name of Object.keys(storage)) if (messageKeys.test(name)) storage.removeItem(name)
      }
    },
  }
}
