import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Bundle } from '../locales/bundles.ts'
import type { Session } from './session/create-session.ts'
import type { PageHandle } from './navigation/prefetch.ts'
import type { AskAhead } from '../lib/api/queries.ts'

type Load = () => Promise<ComponentType>
type Ahead = () => Promise<{ askAhead: AskAhead }>

/** The makers of routes whose pages are fetched when they are opened, each with the bundles of words that it says. */
export function pageRoutes(session: Session, need: (bundle: Bundle) => Promise<void>) {
  const lazily =
    (load: Load, words: readonly Bundle[] = [], ahead?: Ahead) =>
    async () => {
      const [Component, asked] = await Promise.all([load(), ahead?.(), ...words.map(need)])
      return { Component, handle: { askAhead: asked?.askAhead } satisfies PageHandle }
    }
  const withToken = (load: Load, words: readonly Bundle[], ahead?: Ahead) => async () => {
    if (!session.hasToken()) throw new Error('Nobody is signed in')
    return lazily(load, words, ahead)()
  }
  return {
    lazily,
    withToken,
    /** A page behind the guard. */
    inside: (path: string, load: Load, words: readonly Bundle[] = [], ahead?: Ahead): RouteObject => ({
      path,
      lazy: withToken(load, ['inside', ...words], ahead),
    }),
    /** A page for anybody. */
    open: (path: string, load: Load, words: readonly Bundle[] = []): RouteObject => ({
      path,
      lazy: lazily(load, words),
    }),
  }
}
