import { createContext, use, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { User } from '#contract/auth.ts'
import type { Session, SessionState } from './create-session.ts'
import { signedInRoute } from './guard.ts'

/** The session; set once around the app. */
export const SessionContext = createContext<Session | null>(null)

/** The session's acts: sign in, sign up, sign out, take a changed user. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no <SessionContext> around this')
  return session
}

/** The session's state, for pages that anybody may see. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.get)
}

/** Who is signed in, for the pages behind the guard; it stays until the page has been left. */
export function useUser(): User {
  const user = useRouteLoaderData<() => User>(signedInRoute)
  if (!user) throw new Error('useUser() is for pages behind the guard')
  return user
}
