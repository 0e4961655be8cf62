/** The local storage key of the token. */
export const tokenKey = 'authToken'

/** The token of this browser, with the header that every call carries while there is one. */
export interface Tokens {
  /** Sent with every call; holds `authorization` while somebody is signed in. */
  headers: Record<string, string>
  /** The stored token whose end is ahead; null for none, an ended and an unreadable one. */
  stored: () => string | null
  /** The token in use by this tab. */
  current: () => string | null
  /** Uses a token for every call from now on, without storing it. */
  use: (token: string) => void
  save: (token: string) => void
  remove: () => void
}

/** Keeps the token in `storage` and in the default headers. */
export function createTokens(storage: Storage, now: () => number = Date.now): Tokens {
  const headers: Record<string, string> = {}
  let current: string | null = null
  const use = (token: string) => {
    current = token
    headers.authorization = `Bearer ${token}`
  }
  return {
    headers,
    current: () => current,
    use,
    stored: () => {
      const token = storage.getItem(tokenKey)
      return token && expiryOf(token) > now() ? token : null
    },
    save: (token) => {
      storage.setItem(tokenKey, token)
      use(token)
    },
    remove: () => {
      storage.removeItem(tokenKey)
      current = null
      delete headers.authorization
    },
  }
}

/** When a token ends, in milliseconds since the epoch; NaN when it can't be read. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload))
    return typeof exp === 'number' ? exp * 1000 : Number.NaN
  } catch {
    return Number.NaN
  }
}
