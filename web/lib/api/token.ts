export const tokenKey = 'authToken'

export interface Tokens {
  /** Contains `authorization` while there is a token. */
  headers: Record<string, string>
  /** Null if it is missing, expired or unreadable. */
  stored: () => string | null
  /** The token of this tab. */
  current: () => string | null
  use: (token: string) => void
  save: (token: string) => void
  remove: () => void
}

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

/** The JWT's expiry in milliseconds since the epoch; NaN if unreadable. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload))
    return typeof exp === 'number' ? exp * 1000 : Number.NaN
  } catch {
    return Number.NaN
  }
}
