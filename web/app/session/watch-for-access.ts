import type { DataRouter } from 'react-router'
import { decideAccess } from '#contract/access.ts'
import type { Session } from './create-session.ts'
import { returnPathFrom, startPage } from '../navigation/return-path.ts'

/** Detects a plan chosen in another tab, and returns to the page that was refused. */
export async function watchForAccess(session: Session, router: DataRouter): Promise<void> {
  const mayIn = () => decideAccess(session.get().user, Date.now()) === 'allow'
  if (document.visibilityState !== 'visible' || mayIn()) return
  await session.refresh()
  const { pathname, search } = router.state.location
  if (mayIn() && pathname === '/upgrade') await router.navigate(returnPathFrom(search, ['/upgrade/*']) ?? startPage)
}
