import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { interactionPolicy, Provider } from 'oidc-provider'
import type { Config } from '#server/settings/config.ts'
import { listenLocally } from '#server/test/peers/listen-locally.ts'

export interface PeerPerson {
  email: string
  email_verified?: boolean
  name?: string
  given_name?: string
  family_name?: string
}

export interface GooglePeer {
  people: Map<string, PeerPerson>
  settings: Pick<Config, 'googleIssuer' | 'googleClientId' | 'googleClientSecret'>
  /** Follows the redirects, chooses a person or cancels, and returns the callback URL. */
  choose: (address: string, subject: string | null) => Promise<string>
  /** Replaces every response until called with null. */
  interrupt: (answer: ((response: ServerResponse) => void) | null) => void
  close: () => Promise<void>
}

const clientId = 'tertulia-tests'

export async function openGooglePeer(appUrl: string, port = 0): Promise<GooglePeer> {
  const server = createServer()
  const issuer = `http://127.0.0.1:${await listenLocally(server, port)}`
  const people: GooglePeer['people'] = new Map()
  const clientSecret = randomBytes(24).toString('base64url')
  const provider = makeProvider(issuer, `${appUrl}/api/auth/google/callback`, clientSecret, people)
  const callback = provider.callback()
  let override: ((response: ServerResponse) => void) | null = null
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (override) override(response)
    else if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response)
    else void callback(request, response)
  })
  return {
    people,
    settings: { googleIssuer: issuer, googleClientId: clientId, googleClientSecret: clientSecret },
    choose: (address, subject) => followRedirects(address, appUrl, subject),
    interrupt: (answer) => {
      override = answer
    },
    close: () => stop(server),
  }
}

function makeProvider(issuer: string, redirectUri: string, clientSecret: string, people: GooglePeer['people']) {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    // Like Google, which puts all claims into the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, email_verified: true, ...people.get(subject) }),
    }),
  })
}

async function interact(
  provider: Provider,
  people: GooglePeer['people'],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { searchParams } = new URL(request.url ?? '', 'http://peer.invalid')
  const subject = searchParams.get('as')
  if (subject === null) return response.setHeader('content-type', 'text/html').end(pageOf([...people.keys()]))
  if (subject === '') return provider.interactionFinished(request, response, { error: 'access_denied' })
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId: subject, clientId: String(params.client_id) })
  grant.addOIDCScope('openid email profile')
  const login = { accountId: subject }
  const result = { login, select_account: {}, consent: { grantId: await grant.save() } }
  return provider.interactionFinished(request, response, result)
}

// Otherwise the browser requests /favicon.ico.
const icon = '<link rel="icon" href="data:,">'
const pageOf = (subjects: readonly string[]) =>
  icon + ['', ...subjects].map((subject) => `<p><a href="?as=${subject}">${subject || 'Cancel'}</a></p>`).join('')

async function followRedirects(address: string, appUrl: string, subject: string | null): Promise<string> {
  const jar = new Map<string, string>()
  let next = new URL(address)
  while (next.origin !== appUrl) {
    if (next.pathname.startsWith('/interaction/')) next.searchParams.set('as', subject ?? '')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status} at ${next.pathname}: ${await answer.text()}`)
    next = new URL(location, next)
  }
  return next.href
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
