const key = 'join-request'

/** The secret of this tab's request. */
export interface KeptRequest {
  code: string
  token: string
}

export function readKept(tab: Storage): KeptRequest | null {
  const [code, token] = (tab.getItem(key) ?? '').split(' ')
  return code && token ? { code, token } : null
}

export const keep = (tab: Storage, { code, token }: KeptRequest): void => tab.setItem(key, `${code} ${token}`)

export const forget = (tab: Storage): void => tab.removeItem(key)

/** 256 random bits. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}
