import { auth, type SignInResult } from '#contract/school/auth.ts'
import { type AuthServices, login, logout, signUp } from '#server/auth/auth.actions.ts'
import { confirmEmail } from '#server/auth/confirm-email.actions.ts'
import { changePassword, forgotPassword, resetPassword } from '#server/auth/passwords/password.actions.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { createKnownBrowsers } from '#server/auth/sessions/known-browser.ts'
import type { Cookies, Mount } from '#server/http/mount.ts'

export const authRoutes = (mount: Mount, services: AuthServices) => {
  const browsers = createKnownBrowsers(services)
  const remember = (cookies: Cookies, user_id: string) => cookies.set(browsers.remember(cookies.sent, user_id))
  const enter = (cookies: Cookies, signedIn: SignInResult) => {
    remember(cookies, signedIn.user.id)
    return signedIn
  }
  mount(auth, {
    signUp: async ({ body, caller, cookies }) => enter(cookies, await signUp(services, body, caller)),
    login: async ({ body, caller, cookies }) =>
      enter(cookies, await login(services, body, caller, browsers.read(cookies.sent))),
    me: ({ account }) => findUser(services.db, account),
    logout: ({ account }) => logout(services, account),
    changePassword: ({ account, body, caller }) => changePassword(services, account, body, caller),
    forgotPassword: ({ body, caller }) => forgotPassword(services, body.email, caller),
    resetPassword: async ({ body, caller, cookies }) =>
      remember(cookies, (await resetPassword(services, body, caller)).user_id),
    confirmEmail: ({ body, caller }) => confirmEmail(services, body.token, caller),
  })
}
