import { factors } from '#contract/school/factors.ts'
import type { AuthServices } from '#server/auth/auth.actions.ts'
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  confirmOptions,
  removeApp,
  removePasskey,
  renewCodes,
} from '#server/auth/factors/factors.actions.ts'
import { findFactors, requireFactors } from '#server/auth/factors/factors.queries.ts'
import { canHavePasskeys } from '#server/auth/factors/passkeys.ts'
import { prove } from '#server/auth/factors/prove.actions.ts'
import { finishSignIn, passkeyOptions, signInWithPasskey } from '#server/auth/factors/second-step.actions.ts'
import { confirmPassword } from '#server/auth/passwords/confirm-password.ts'
import type { Browsers } from '#server/auth/sessions/known-browser.ts'
import { confirmSession } from '#server/auth/sessions/sessions.queries.ts'
import type { Cookies, Mount } from '#server/http/mount.ts'
import type { SignInResult } from '#contract/school/auth.ts'

export const factorsRoutes = (mount: Mount, services: AuthServices, browsers: Browsers) => {
  const { db } = services
  const remembered = (cookies: Cookies, signedIn: SignInResult) => {
    cookies.set(browsers.remember(cookies.sent, signedIn.user.id))
    return signedIn
  }
  mount(factors, {
    get: async ({ account }) => ({
      ...(await findFactors(db, account)),
      can_add_passkeys: canHavePasskeys(services.config.appUrl),
    }),
    beginApp: ({ account, write }) => write((tx) => beginApp(services, tx, account)),
    confirmApp: ({ account, write, body }) => write((tx) => confirmApp(services, tx, account, body.code)),
    removeApp: ({ account, write }) => write((tx) => removeApp(tx, account)),
    beginPasskey: ({ account }) => beginPasskey(services, account),
    addPasskey: ({ account, write, body }) => write((tx) => addPasskey(services, tx, account, body)),
    removePasskey: ({ account, write, params }) => write((tx) => removePasskey(tx, account, params.id)),
    renewCodes: ({ account, write }) => write((tx) => renewCodes(tx, account)),
    require: ({ account, write, body }) =>
      write(async (tx) => {
        await requireFactors(tx, account.school_id, body.on)
      }),
    confirmOptions: ({ account }) => confirmOptions(services, account),
    confirm: async ({ account, body }) => {
      if ('password' in body) {
        await confirmPassword(services, account, body.password)
        await confirmSession(db, account)
      } else await prove(services, account, { proof: body, countedIn: 'session' }, (tx) => confirmSession(tx, account))
    },
    passkeyOptions: ({ body }) => passkeyOptions(services, body.ticket),
    passkeyLogin: async ({ body, caller, cookies }) =>
      remembered(cookies, await signInWithPasskey(services, body.passkey, caller)),
    secondStep: async ({ body, caller, cookies }) =>
      remembered(cookies, await finishSignIn(services, body, caller, browsers.read(cookies.sent))),
  })
}
