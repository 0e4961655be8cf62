import { matchPath } from 'react-router'
import { pagePaths } from '#contract/pages.ts'

export const startPage = '/students'
const placeholderOrigin = 'http://tertulia.invalid'
const excludedPaths = ['/', '/login', '/sign-up']

/** The `from` parameter, if it is a page of this app that can be returned to; prevents open redirects. */
export function returnPathFrom(search: string, except: readonly string[] = []): string | null {
  const from = new URLSearchParams(search).get('from')
  if (!from?.startsWith('/') || !URL.canParse(from, placeholderOrigin)) return null
  const { origin, pathname, search: query, hash } = new URL(from, placeholderOrigin)
  const isOwn = origin === placeholderOrigin && pagePaths.some((page) => matchPath(page, pathname))
  if (!isOwn || [...excludedPaths, ...except].some((page) => matchPath(page, pathname))) return null
  return pathname + query + hash
}

export function withReturnPath(path: string, page: string | null): string {
  return page ? `${path}?${new URLSearchParams({ from: page })}` : path
}
