import * as oidc from 'openid-client'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import { nameLength } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'
import type { GoogleFailure } from '#contract/school/google.ts'
import { address, line } from '#contract/values/text.ts'
import type { Config } from '#server/settings/config.ts'
import type { GoogleProfile } from '#server/google/google.queries.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { isLoopback } from '#server/lib/loopback.ts'

const timeoutSeconds = 10

export interface OAuthChecks {
  state: string
  nonce: string
  verifier: string
}

/** Null without settings. Discovery runs on first use, and again after a failure. */
export function createProvider(config: Config, log: Logger) {
  const { googleClientId, googleClientSecret, googleIssuer, appUrl } = config
  if (!googleClientId || !googleClientSecret) return null
  const redirect_uri = `${appUrl}/api/auth/google/callback`
  let cached: Promise<oidc.Configuration> | undefined

  const discover = () => {
    const server = new URL(googleIssuer)
    // http is safe on this machine only.
    const unsafe = server.protocol === 'http:' && isLoopback(server.hostname) ? [oidc.allowInsecureRequests] : []
    const execute = [oidc.enableNonRepudiationChecks, ...unsafe]
    return oidc.discovery(server, googleClientId, googleClientSecret, undefined, { execute, timeout: timeoutSeconds })
  }
  const configuration = () => {
    cached ??= discover().catch((error: unknown) => {
      cached = undefined
      throw error
    })
    return cached
  }

  return {
    begin: async (): Promise<{ url: string; checks: OAuthChecks }> => {
      const provider = await configuration().catch((error: unknown) => {
        logFailure(log, error)
        throw new ApiError('provider_failed')
      })
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
      const { href } = oidc.buildAuthorizationUrl(provider, {
        redirect_uri,
        scope: 'openid email profile',
        prompt: 'select_account',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: href, checks }
    },
    finish: async (answer: Record<string, unknown>, checks: OAuthChecks): Promise<GoogleProfile | GoogleFailure> => {
      const callbackUrl = new URL(redirect_uri)
      for (const [key, values] of Object.entries(answer))
        for (const value of [values].flat()) callbackUrl.searchParams.append(key, String(value))
      const expected = {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      }
      const claims = await configuration()
        .then((provider) => oidc.authorizationCodeGrant(provider, callbackUrl, expected))
        .then((tokens) => ({ idToken: tokens.claims() }))
        .catch((error: unknown) => failureOf(error, log))
      return typeof claims === 'string' ? claims : profileOf(claims.idToken)
    },
  }
}

function failureOf(error: unknown, log: Logger): GoogleFailure {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'google_cancelled'
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return 'google_expired'
  // An answer to another request, such as one with another nonce.
  if (fieldOf(error, 'code') === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED') return 'google_expired'
  logFailure(log, error)
  return 'provider_failed'
}

// The error itself may contain personal data of the provider.
const logFailure = (log: Logger, error: unknown) =>
  log.warn(
    { reason: fieldOf(error, 'code') || fieldOf(error, 'name'), status: fieldOf(error, 'status') },
    'sign-in with Google failed',
  )

function profileOf(idToken: oidc.IDToken | undefined): GoogleProfile | GoogleFailure {
  if (!idToken) return 'provider_failed'
  const { iss: issuer, sub: subject, email_verified } = idToken
  const email = readText(address, idToken.email)
  if (!email || email_verified !== true) return 'google_unverified'
  const readName = (name: unknown) => readText(line(nameLength), name)
  return {
    issuer,
    subject,
    email,
    name: readName(idToken.given_name ?? idToken.name),
    last_name: readName(idToken.family_name),
  }
}

const readText = (schema: z.ZodMiniType<string>, text: unknown): string | null => schema.safeParse(text).data ?? null
