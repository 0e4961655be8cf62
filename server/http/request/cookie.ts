/** Writes and reads one cookie of this server. */
export interface CookieCodec {
  /** What sets it, for some seconds; for none it ends. */
  write: (value: string, seconds: number) => string
  /** Its value among the cookies of a browser; empty where it is not there. */
  read: (cookies: string) => string
}

/** A cookie that no script reads. With TLS its name is one that no neighbouring host can set, which has to be sent to every path. */
export function createCookie(name: string, path: string, isTls: boolean): CookieCodec {
  const fullName = isTls ? `__Host-${name}` : name
  const attributes = `Path=${isTls ? '/' : path}; HttpOnly; SameSite=Lax${isTls ? '; Secure' : ''}`
  const value = new RegExp(`(?:^|;\\s*)${fullName}=([^;]+)`)
  return {
    write: (text, seconds) => `${fullName}=${text}; Max-Age=${seconds}; ${attributes}`,
    read: (cookies) => value.exec(cookies)?.[1] ?? '',
  }
}
