import { type LoaderFunctionArgs, redirect } from 'react-router'
import { decideAccess } from '#contract/access.ts'
import type { User } from '#contract/school/auth.ts'
import type { SessionState } from './create-session.ts'
import { withReturnPath, returnPathFrom } from '../navigation/return-path.ts'

export const signedInRoute = 'signed-in'

export function createGuard(session: { get: () => SessionState }, now: () => number = Date.now) {
  return {
    signedIn: ({ request }: LoaderFunctionArgs): User => {
      const { pathname, search } = new URL(request.url)
      const { user } = session.get()
      const verdict = decideAccess(user, now(), pathname)
      if (!user || verdict === 'login') throw redirect(withReturnPath('/login', pathname + search))
      if (verdict === 'upgrade') throw redirect(withReturnPath('/upgrade', pathname + search))
      return user
    },
    signedOut: ({ request }: LoaderFunctionArgs): null => {
      if (session.get().user) throw redirect(returnPathFrom(new URL(request.url).search) ?? '/')
      return null
    },
  }
}
