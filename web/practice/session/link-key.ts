export interface LinkKey {
  secret: string
  /** Moves the secret from the URL to session storage. */
  persist: () => void
  session: () => string | null
  keepSession: (token: string) => void
  /** On the student's own device the secret is kept in local storage. */
  isOwn: () => boolean
  setOwn: (isOwn: boolean) => void
  clear: () => void
}

interface LinkStorage {
  tab: Storage
  device: Storage
}

const key = 'practice-key'
const sessionKey = 'practice-session'
/** Drafts and unsent messages. */
const messageKeys = /^practice-(?:draft|unsent):/

/** Looks in the URL, then session storage, then local storage. */
export function openLinkKey(fragment: string, { tab, device }: LinkStorage): LinkKey {
  const secret = fragment || (tab.getItem(key) ?? device.getItem(key) ?? '')
  // Another student's link in this tab discards the previous session.
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
