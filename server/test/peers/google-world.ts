import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/errors.ts'
import { type GooglePeer, openGooglePeer, type PeerPerson } from '#server/test/peers/google-peer.ts'
import { clientOf, injectSend, openWorld, type School, type World } from '#server/test/world.ts'

export const appUrl = 'http://127.0.0.1:3000'

export interface GoogleWorld {
  world: World
  peer: GooglePeer
  newPerson: (person?: Partial<PeerPerson>) => { subject: string; email: string }
  openBrowser: (app?: FastifyInstance) => GoogleBrowser
  exchange: (
    code: string,
    school_name?: string,
    invitation_id?: string,
  ) => ReturnType<World['anonymous']['google']['exchange']>
  newSchool: () => Promise<{ subject: string; email: string; school: School }>
  close: () => Promise<void>
}

export async function openGoogleWorld(): Promise<GoogleWorld> {
  const peer = await openGooglePeer(appUrl)
  const world = await openWorld(peer.settings, 'silent')
  let people = 0
  const newPerson: GoogleWorld['newPerson'] = (person = {}) => {
    people += 1
    const [subject, email] = [`subject-${people}`, `person${people}@google.example`]
    peer.people.set(subject, { email, given_name: 'Ana', family_name: 'Díaz', ...person })
    return { subject, email: person.email ?? email }
  }
  const secrets = new Map<string, string>()
  const openBrowser: GoogleWorld['openBrowser'] = (app = world.app) => createBrowser(app, peer, secrets)
  const exchange: GoogleWorld['exchange'] = async (code, school_name, invitation_id) => {
    const cookie = secrets.get(code) ?? ''
    const { google } = clientOf((path, init) => {
      const headers = { ...init.headers, cookie }
      return injectSend(world.app)(path, { ...init, headers })
    })
    const entry = await google.exchange({
      body: {
        code,
        ...(school_name && { school_name, time_zone: 'Europe/Madrid' }),
        ...(invitation_id && { invitation_id }),
      },
    })
    if (entry.sign_up) secrets.set(entry.sign_up.code, cookie)
    return entry
  }
  return {
    world,
    peer,
    newPerson,
    openBrowser,
    exchange,
    newSchool: async () => {
      const { subject, email } = newPerson()
      const { sign_up } = await exchange(codeIn(await openBrowser().signIn(subject)))
      const { authToken, user } = await exchange(sign_up?.code ?? '', 'Aula Norte')
      if (!authToken || !user) throw new Error('Signing in failed')
      const send = injectSend(world.app, authToken)
      const school: School = { api: clientOf(send), send, signedIn: { authToken, user } }
      await school.api.billing.subscribe({ body: { tier: 'starter' } })
      return { subject, email, school }
    },
    close: async () => {
      await world.close()
      await peer.close()
    },
  }
}

/** The code in the URL of /login; any other URL unchanged. */
export const codeIn = (location: string): string =>
  /^\/login(?:\?[^#]*)?#code=([\w-]{43})$/.exec(location)?.[1] ?? location

export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

export type GoogleBrowser = ReturnType<typeof createBrowser>

function createBrowser(app: FastifyInstance, peer: GooglePeer, secrets: Map<string, string>) {
  let cookie = ''
  const saveCookie = (set: string) => {
    cookie = /Max-Age=0/.test(set) ? '' : (set.split(';')[0] ?? '')
  }
  const go = async (url: string) => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url, headers: { cookie } })
    const [set = '', bound = ''] = [headers['set-cookie'] ?? []].flat()
    if (set) saveCookie(set)
    if (bound) secrets.set(codeIn(headers.location ?? ''), bound.split(';')[0] ?? '')
    return { status: statusCode, location: headers.location ?? '', set }
  }
  const beginLink = async ({ signedIn }: School) => {
    const headers = { authorization: `Bearer ${signedIn.authToken}` }
    const reply = await app.inject({ method: 'POST', url: '/api/account/google', headers })
    saveCookie(String(reply.headers['set-cookie']))
    return String(reply.json().url)
  }
  const beginConfirmation = async ({ signedIn }: School, from: string) => {
    const headers = { authorization: `Bearer ${signedIn.authToken}` }
    const url = '/api/account/google/confirmation'
    const reply = await app.inject({ method: 'POST', url, headers, payload: { from } })
    saveCookie(String(reply.headers['set-cookie']))
    return String(reply.json().url)
  }
  const followCallback = async (answer: string) => (await go(answer.slice(appUrl.length))).location
  return {
    go,
    beginLink,
    followCallback,
    cookie: () => cookie,
    signIn: async (subject: string | null, from = '') => {
      const { location } = await go(`/api/auth/google${from && `?from=${encodeURIComponent(from)}`}`)
      return followCallback(await peer.choose(location, subject))
    },
    confirm: async (school: School, subject: string | null, from = '/settings/staff') =>
      followCallback(await peer.choose(await beginConfirmation(school, from), subject)),
    link: async (school: School, subject: string | null) =>
      followCallback(await peer.choose(await beginLink(school), subject)),
  }
}
