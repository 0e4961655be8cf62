import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Bundle } from '../locales/bundles.ts'
import type { Session } from './session/create-session.ts'
import type { PageHandle } from './navigation/prefetch.ts'
import type { PrefetchData } from '../lib/api/queries.ts'

type Load = () => Promise<ComponentType>
type LoadPrefetch = () => Promise<{ prefetchData: PrefetchData }>

export function pageRoutes(session: Session, need: (bundle: Bundle) => Promise<void>) {
  const lazyRoute =
    (load: Load, words: readonly Bundle[] = [], ahead?: LoadPrefetch) =>
    async () => {
      const [Component, prefetch] = await Promise.all([load(), ahead?.(), ...words.map(need)])
      return { Component, handle: { prefetchData: prefetch?.prefetchData } satisfies PageHandle }
    }
  const withToken = (load: Load, words: readonly Bundle[], ahead?: LoadPrefetch) => async () => {
    if (!session.hasToken()) throw new Error('Not signed in')
    return lazyRoute(load, words, ahead)()
  }
  return {
    lazily: lazyRoute,
    withToken,
    inside: (path: string, load: Load, words: readonly Bundle[] = [], ahead?: LoadPrefetch): RouteObject => ({
      path,
      lazy: withToken(load, ['inside', ...words], ahead),
    }),
    open: (path: string, load: Load, words: readonly Bundle[] = []): RouteObject => ({
      path,
      lazy: lazyRoute(load, words),
    }),
  }
}
