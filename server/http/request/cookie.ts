export interface CookieCodec {
  /** 0 seconds deletes the cookie. */
  write: (value: string, seconds: number) => string
  read: (cookies: string) => string
}

/** An HttpOnly cookie. With TLS it has the `__Host-` prefix, which needs the path `/` and stops other hosts from setting it. */
export function createCookie(name: string, path: string, isTls: boolean): CookieCodec {
  const fullName = isTls ? `__Host-${name}` : name
  const attributes = `Path=${isTls ? '/' : path}; HttpOnly; SameSite=Lax${isTls ? '; Secure' : ''}`
  const value = new RegExp(`(?:^|;\\s*)${fullName}=([^;]+)`)
  return {
    write: (text, seconds) => `${fullName}=${text}; Max-Age=${seconds}; ${attributes}`,
    read: (cookies) => value.exec(cookies)?.[1] ?? '',
  }
}
