import { auth } from '#contract/auth.ts'
import { type AuthServices, login, signUp } from '#server/auth/auth.actions.ts'
import { deleteSession } from '#server/auth/sessions.queries.ts'
import { findUser } from '#server/auth/users.queries.ts'
import type { Mount } from '#server/http/mount.ts'

/** Sign-up, sign-in and the current user. */
export const authRoutes = (mount: Mount, services: AuthServices) =>
  mount(auth, {
    signUp: ({ body, caller }) => signUp(services, body, caller),
    login: ({ body, caller }) => login(services, body, caller),
    me: ({ account }) => findUser(services.db, account),
    logout: async ({ account }) => {
      await deleteSession(services.db, account)
    },
  })
