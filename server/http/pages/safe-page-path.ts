import { isPagePath } from '#contract/pages.ts'

const placeholderOrigin = 'http://tertulia.invalid'
/** Characters of a page that is remembered; it travels in cookies and addresses. */
const maxLength = 1000

/** A path of this application with its query, or nothing: whatever is remembered only ever leads to a page of our own. */
export function safePagePath(from: string | undefined): string | undefined {
  if (!from?.startsWith('/') || !URL.canParse(from, placeholderOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(from, placeholderOrigin)
  const page = pathname + search + hash
  return origin === placeholderOrigin && isPagePath(pathname) && page.length <= maxLength ? page : undefined
}
