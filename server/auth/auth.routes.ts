import { auth } from '#contract/auth.ts'
import { type AuthServices, login, logout, signUp } from '#server/auth/auth.actions.ts'
import { confirmEmail } from '#server/auth/confirm-email.actions.ts'
import { changePassword, forgotPassword, resetPassword } from '#server/auth/password.actions.ts'
import { findUser } from '#server/auth/users.queries.ts'
import type { Mount } from '#server/http/mount.ts'

/** Sign-up, sign-in, passwords, and the current user. */
export const authRoutes = (mount: Mount, services: AuthServices) =>
  mount(auth, {
    signUp: ({ body, caller }) => signUp(services, body, caller),
    login: ({ body, caller }) => login(services, body, caller),
    me: ({ account }) => findUser(services.db, account),
    logout: ({ account }) => logout(services, account),
    changePassword: ({ account, body, caller }) => changePassword(services, account, body, caller),
    forgotPassword: ({ body, caller }) => forgotPassword(services, body.email, caller),
    resetPassword: ({ body, caller }) => resetPassword(services, body, caller),
    confirmEmail: ({ body, caller }) => confirmEmail(services, body.token, caller),
  })
