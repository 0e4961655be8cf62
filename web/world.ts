import { createBrowserRouter, type DataRouter, type DOMRouterOpts, type RouteObject } from 'react-router'
import { decideAccess } from '#contract/access.ts'
import type { Send } from '#contract/client.ts'
import { createSend } from './lib/api/connect.ts'
import { type Language, openLanguage } from './lib/words/i18n.ts'
import { createTokens } from './lib/api/token.ts'
import type { Bundle } from './locales/bundles.ts'
import { createRoutes } from './routes.tsx'
import { createSession, type Session } from './app/session/create-session.ts'
import { startSessionEffects, applyAccountLanguage } from './app/session/session-effects.ts'
import { startPage } from './app/navigation/return-path.ts'
import { createPrefetch, type Prefetch } from './app/navigation/prefetch.ts'
import type { Queries } from './lib/api/queries.ts'

export interface World {
  language: Language
  prefetch: Prefetch
  queries: Queries
  router: DataRouter
  send: Send
  session: Session
}

interface WorldOptions {
  storage: Storage
  root: HTMLElement
  path: string
  makeRouter?: (routes: RouteObject[], options: Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>) => DataRouter
}

export async function openWorld({
  storage,
  root,
  path,
  makeRouter = createBrowserRouter,
}: WorldOptions): Promise<World> {
  const tokens = createTokens(storage)
  const send = createSend({
    headers: tokens.headers,
    onRefused: (refusal, authorization) => session.refused(refusal, authorization),
  })
  const session = createSession({ send, tokens })
  const needed = session.hasToken() ? wordsOf(path) : []
  const opening = openLanguage({ storage, root, needed })
  const routes = createRoutes(session, async (bundle) => (await opening).need(bundle))
  const queries: Queries = {}
  const access = rememberAccess(session, storage)
  const prefetch = createPrefetch(routes.at, { send, queries, mayAsk: access.isLikely })
  prefetch(/^\/(?:\?|$)/.test(path) ? startPage : path)
  const [language] = await Promise.all([opening, session.start()])
  await applyAccountLanguage(session, language)
  const router = makeRouter(routes.first, { patchRoutesOnNavigation: routes.discover })
  await initialised(router)
  startSessionEffects(session, router, language)
  clearQueriesOnSignOut(session, queries)
  return { language, prefetch, queries, router, send, session }
}

// Cached answers of one user must not reach the next.
function clearQueriesOnSignOut(session: Session, queries: Queries): void {
  let known = session.get().user?.id
  session.subscribe(() => {
    const { user } = session.get()
    if (user?.id !== known) delete queries.client
    known = user?.id
  })
}

const accessKey = 'hadAccess'

/** Remembers whether the user has access, to choose what to prefetch before the session is known. */
function rememberAccess(session: Session, storage: Storage): { isLikely: () => boolean } {
  const hasAccess = () => decideAccess(session.get().user, Date.now()) === 'allow'
  session.subscribe(() => {
    if (!session.get().user) return
    if (hasAccess()) storage.setItem(accessKey, 'yes')
    else storage.removeItem(accessKey)
  })
  return { isLikely: () => (session.get().user ? hasAccess() : storage.getItem(accessKey) === 'yes') }
}

// Loaded together with the page.
function wordsOf(path: string): Bundle[] {
  if (path.startsWith('/settings/billing')) return ['inside', 'paying']
  if (path.startsWith('/settings/notices')) return ['inside', 'notices']
  if (path.startsWith('/settings')) return ['inside', 'settings']
  if (path.startsWith('/upgrade')) return ['inside', 'paying']
  if (path.startsWith('/create')) return ['inside', 'teaching', 'writing']
  if (/^\/(?:students|classes)\/./.test(path)) return ['inside', 'people', 'teaching']
  if (path.startsWith('/classes')) return ['inside', 'people']
  return /^\/(?:school|manage|conversations|practice-cards)/.test(path) ? ['inside', 'teaching'] : ['inside']
}

const initialised = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
