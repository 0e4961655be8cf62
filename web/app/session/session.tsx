import { createContext, use, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { User } from '#contract/school/auth.ts'
import type { Session, SessionState } from './create-session.ts'
import { signedInRoute } from './guard.ts'

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('No <SessionContext>')
  return session
}

export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.get)
}

/** For pages behind the guard; keeps the last user until the page has been left. */
export function useUser(): User {
  const user = useRouteLoaderData<() => User>(signedInRoute)
  if (!user) throw new Error('No user')
  return user
}
