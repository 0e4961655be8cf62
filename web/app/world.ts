import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router'
import type { Send } from '#contract/client.ts'
import { createSend } from '../lib/connect.ts'
import { type Language, openLanguage } from '../lib/i18n.ts'
import { createTokens } from '../lib/token.ts'
import type { Bundle } from '../lib/word-files.ts'
import { createRoutes } from '../routes.tsx'
import { createSession, type Session } from './create-session.ts'
import { followSession, showLanguageOf } from './follow-session.ts'
import { startPage } from './own-path.ts'
import { createPrefetch, type Prefetch } from './prefetch.ts'

/** Everything that the app is built from; a test can open another one. */
export interface World {
  language: Language
  prefetch: Prefetch
  router: DataRouter
  send: Send
  session: Session
}

interface Surroundings {
  storage: Storage
  /** The page's root element, which says the language and its direction. */
  root: HTMLElement
  path: string
  makeRouter?: (routes: RouteObject[]) => DataRouter
}

/** Opens the app: finds the language, asks who is signed in, and fetches the first page. */
export async function openWorld({
  storage,
  root,
  path,
  makeRouter = createBrowserRouter,
}: Surroundings): Promise<World> {
  const tokens = createTokens(storage)
  const send = createSend({
    headers: tokens.headers,
    onRefused: (refusal, authorization) => session.refused(refusal, authorization),
  })
  const session = createSession({ send, tokens })
  const needed = session.hasToken() ? wordsOf(path) : []
  const opening = openLanguage({ storage, root, needed })
  const routes = createRoutes(session, async (bundle) => (await opening).need(bundle))
  const prefetch = createPrefetch(routes)
  prefetch(path === '/' ? startPage : path)
  const [language] = await Promise.all([opening, session.start()])
  await showLanguageOf(session, language)
  const router = makeRouter(routes)
  await initialised(router)
  followSession(session, router, language)
  return { language, prefetch, router, send, session }
}

// They come with the page, instead of after it.
const wordsOf = (path: string): Bundle[] => (path.startsWith('/settings') ? ['inside', 'settings'] : ['inside'])

const initialised = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
