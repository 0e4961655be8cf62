import { isPagePath } from '#contract/pages.ts'

const placeholderOrigin = 'http://tertulia.invalid'
/** The path travels in cookies and URLs. */
const maxLength = 1000

/** A path of this application with its query, or undefined: prevents open redirects. */
export function safePagePath(from: string | undefined): string | undefined {
  if (!from?.startsWith('/') || !URL.canParse(from, placeholderOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(from, placeholderOrigin)
  const page = pathname + search + hash
  return origin === placeholderOrigin && isPagePath(pathname) && page.length <= maxLength ? page : undefined
}
