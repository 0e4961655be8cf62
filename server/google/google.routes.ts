import { randomBytes } from 'node:crypto'
import { ApiError } from '#contract/errors.ts'
import { google, type GoogleFailure } from '#contract/google.ts'
import type { AuthServices } from '#server/auth/auth.actions.ts'
import { createKnownBrowsers } from '#server/auth/sessions/known-browser.ts'
import { exchangeCode, unlinkAccount } from '#server/google/exchange.actions.ts'
import { issueCode, limitSteps, linkAccount } from '#server/google/google.actions.ts'
import type { createProvider } from '#server/google/provider.ts'
import { createOAuthFlows, type OAuthFlow } from '#server/google/oauth-flow.ts'
import type { Caller, Cookies, Mount } from '#server/http/mount.ts'
import { safePagePath } from '#server/http/pages/safe-page-path.ts'

/** Signing in with Google, and connecting an account with it. */
export const googleRoutes = (mount: Mount, services: AuthServices) => {
  const { config, keys, log } = services
  let provider: Promise<ReturnType<typeof createProvider>> | undefined
  const visits = createOAuthFlows(keys, config.appUrl.startsWith('https:'))
  const browsers = createKnownBrowsers(services)
  const configured = async () => {
    provider ??= import('#server/google/provider.ts').then((module) => module.createProvider(config, log))
    const known = await provider
    if (!known) throw new ApiError('not_found')
    return known
  }
  const arrive = async (answer: Record<string, unknown>, cookies: Cookies, caller: Caller): Promise<string> => {
    const visit = visits.read(cookies.sent)
    if (!visit || answer.state !== visit.state) return back(visit, 'google_expired')
    const person = await (await configured()).finish(answer, visit)
    if (typeof person === 'string') return back(visit, person)
    if (visit.link) return back(visit, await linkAccount(services, visit.link, person, caller))
    const secret = randomBytes(32).toString('base64url')
    const entry = await issueCode(services, person, secret)
    if (typeof entry === 'string') return back(visit, entry)
    cookies.set(visits.bind(secret))
    return `${loginPage(visit)}#code=${entry.code}`
  }

  mount(google, {
    start: async ({ query, caller, cookies }) => {
      const { begin } = await configured()
      await limitSteps(services, caller)
      const from = safePagePath(query.from)
      const way = await begin().catch(orFailure)
      if (way === 'provider_failed') return { location: `${loginPage({ from })}#google=${way}` }
      cookies.set(visits.keep({ ...way.checks, ...(from && { from }) }))
      return { location: way.url }
    },
    callback: async ({ query, caller, cookies }) => {
      await configured()
      cookies.set(visits.end)
      await limitSteps(services, caller)
      return { location: await arrive(query, cookies, caller) }
    },
    exchange: async ({ body, caller, cookies }) => {
      const entry = await exchangeCode(services, body, visits.secretOf(cookies.sent), caller)
      if (entry.user) cookies.set(browsers.remember(cookies.sent, entry.user.id))
      return entry
    },
    link: async ({ account, cookies }) => {
      const { url, checks } = await (await configured()).begin()
      const { school_id, user_id, session_id } = account
      cookies.set(visits.keep({ ...checks, link: { school_id, user_id, session_id } }))
      return { url }
    },
    unlink: ({ account }) => unlinkAccount(services, account),
  })
}

function orFailure(error: unknown): Extract<GoogleFailure, 'provider_failed'> {
  if (error instanceof ApiError && error.code === 'provider_failed') return error.code
  throw error
}

const loginPage = ({ from }: { from?: string | undefined }) =>
  from ? `/login?${new URLSearchParams({ from }).toString()}` : '/login'
const back = (visit: OAuthFlow | null, outcome: 'linked' | GoogleFailure) =>
  `${visit?.link ? '/settings/general' : loginPage(visit ?? {})}#google=${outcome}`
