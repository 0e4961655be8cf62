import type { DataRouter } from 'react-router'
import type { Language } from '../../lib/words/i18n.ts'
import type { Session } from './create-session.ts'
import { signedInRoute } from './guard.ts'

const longestTimer = 2 ** 31 - 1

/** Revalidates the guard when the user changes in any tab, and when the subscription ends. */
export function startSessionEffects(session: Session, router: DataRouter, language: Language): void {
  let known = session.get().user
  let timer: ReturnType<typeof setTimeout> | undefined

  const watchEnd = () => {
    clearTimeout(timer)
    const left = Date.parse(session.get().user?.subscription_end_date ?? '') - Date.now()
    if (left > 0) timer = setTimeout(left > longestTimer ? watchEnd : atEnd, Math.min(left, longestTimer))
  }
  const atEnd = () => {
    void session.refresh()
    void router.revalidate()
  }

  session.subscribe(() => {
    const { user, ending } = session.get()
    if (user === known) return
    const hasLeft = known && !user && !ending
    known = user
    watchEnd()
    void applyAccountLanguage(session, language)
    const isBehindGuard = router.state.matches.some(({ route }) => route.id === signedInRoute)
    void (hasLeft && isBehindGuard ? router.navigate('/login') : router.revalidate())
  })
  addEventListener('storage', session.follow)
  // Loaded only for a school without access, which is shown /upgrade.
  const check = () => {
    if (router.state.location.pathname === '/upgrade' && session.get().user)
      void import('./watch-for-access.ts').then((m) => m.watchForAccess(session, router))
  }
  addEventListener('focus', check)
  watchEnd()
}

export async function applyAccountLanguage(session: Session, language: Language): Promise<void> {
  const own = session.get().user?.interface_language
  if (own && own !== language.i18n.language && !language.chosen()) await language.show(own)
}
