import { randomBytes } from 'node:crypto'
import { ApiError } from '#contract/errors.ts'
import { google, type GoogleFailure } from '#contract/school/google.ts'
import type { AuthServices } from '#server/auth/auth.actions.ts'
import { createKnownBrowsers } from '#server/auth/sessions/known-browser.ts'
import { exchangeCode, unlinkAccount } from '#server/google/exchange.actions.ts'
import {
  confirmWithGoogle,
  issueCode,
  limitSteps,
  linkAccount,
  mayConfirmWithGoogle,
} from '#server/google/google.actions.ts'
import type { createProvider } from '#server/google/provider.ts'
import { createOAuthFlows, type OAuthFlow } from '#server/google/oauth-flow.ts'
import type { Caller, Cookies, Mount } from '#server/http/mount.ts'
import { safePagePath } from '#server/http/pages/safe-page-path.ts'

export const googleRoutes = (mount: Mount, services: AuthServices) => {
  const { config, keys, log } = services
  let provider: Promise<ReturnType<typeof createProvider>> | undefined
  const flows = createOAuthFlows(keys, config.appUrl.startsWith('https:'))
  const browsers = createKnownBrowsers(services)
  const requireProvider = async () => {
    provider ??= import('#server/google/provider.ts').then((module) => module.createProvider(config, log))
    const configured = await provider
    if (!configured) throw new ApiError('not_found')
    return configured
  }
  const handleCallback = async (answer: Record<string, unknown>, cookies: Cookies, caller: Caller): Promise<string> => {
    const flow = flows.read(cookies.sent)
    if (!flow || answer.state !== flow.state) return returnTo(flow, 'google_expired')
    const profile = await (await requireProvider()).finish(answer, flow)
    if (typeof profile === 'string') return returnTo(flow, profile)
    if (flow.confirm) {
      const outcome = await confirmWithGoogle(services, flow.confirm, profile)
      return outcome === 'confirmed' ? (flow.from ?? '/') : returnTo(flow, outcome)
    }
    if (flow.link) return returnTo(flow, await linkAccount(services, flow.link, profile, caller))
    const secret = randomBytes(32).toString('base64url')
    const entry = await issueCode(services, profile, secret)
    if (typeof entry === 'string') return returnTo(flow, entry)
    cookies.set(flows.bind(secret))
    return `${loginPage(flow)}#code=${entry.code}`
  }

  mount(google, {
    start: async ({ query, caller, cookies }) => {
      const { begin } = await requireProvider()
      await limitSteps(services, caller)
      const from = safePagePath(query.from)
      const started = await begin().catch(failureCodeOf)
      if (started === 'provider_failed') return { location: `${loginPage({ from })}#google=${started}` }
      cookies.set(flows.write({ ...started.checks, ...(from && { from }) }))
      return { location: started.url }
    },
    callback: async ({ query, caller, cookies }) => {
      await requireProvider()
      cookies.set(flows.end)
      await limitSteps(services, caller)
      return { location: await handleCallback(query, cookies, caller) }
    },
    exchange: async ({ body, caller, cookies }) => {
      const entry = await exchangeCode(services, body, flows.secretOf(cookies.sent), caller)
      if (entry.user) cookies.set(browsers.remember(cookies.sent, entry.user.id))
      return entry
    },
    link: async ({ account, cookies }) => {
      const { url, checks } = await (await requireProvider()).begin()
      const { school_id, user_id, session_id } = account
      cookies.set(flows.write({ ...checks, link: { school_id, user_id, session_id } }))
      return { url }
    },
    confirm: async ({ account, body, cookies }) => {
      const { begin } = await requireProvider()
      if (!(await mayConfirmWithGoogle(services, account))) throw new ApiError('forbidden', { reason: 'factor' })
      const { url, checks } = await begin()
      const { school_id, user_id, session_id } = account
      const from = safePagePath(body.from)
      cookies.set(flows.write({ ...checks, confirm: { school_id, user_id, session_id }, ...(from && { from }) }))
      return { url }
    },
    unlink: ({ account }) => unlinkAccount(services, account),
  })
}

function failureCodeOf(error: unknown): Extract<GoogleFailure, 'provider_failed'> {
  if (error instanceof ApiError && error.code === 'provider_failed') return error.code
  throw error
}

const loginPage = ({ from }: { from?: string | undefined }) =>
  from ? `/login?${new URLSearchParams({ from }).toString()}` : '/login'
const returnTo = (flow: OAuthFlow | null, outcome: 'linked' | GoogleFailure) =>
  `${flow?.link || flow?.confirm ? '/settings/general' : loginPage(flow ?? {})}#google=${outcome}`
