import { type LoaderFunctionArgs, redirect } from 'react-router'
import { decideAccess } from '#contract/access.ts'
import type { User } from '#contract/auth.ts'
import type { SessionState } from './create-session.ts'
import { withReturnPath, returnPathFrom } from '../navigation/return-path.ts'

/** The route behind which somebody is signed in; its data is the user. */
export const signedInRoute = 'signed-in'

/** The loaders that admit to pages or send elsewhere, by the access rule that the API applies, too. */
export function createGuard(session: { get: () => SessionState }, now: () => number = Date.now) {
  return {
    /** For pages that need an account with access. */
    signedIn: ({ request }: LoaderFunctionArgs): User => {
      const { pathname, search } = new URL(request.url)
      const { user } = session.get()
      const verdict = decideAccess(user, now(), pathname)
      if (!user || verdict === 'login') throw redirect(withReturnPath('/login', pathname + search))
      if (verdict === 'upgrade') throw redirect(withReturnPath('/upgrade', pathname + search))
      return user
    },
    /** For /login and /sign-up, which somebody who is signed in has no use for. */
    signedOut: ({ request }: LoaderFunctionArgs): null => {
      if (session.get().user) throw redirect(returnPathFrom(new URL(request.url).search) ?? '/')
      return null
    },
  }
}
