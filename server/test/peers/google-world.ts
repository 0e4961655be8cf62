import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/errors.ts'
import { type GooglePeer, openGooglePeer, type PeerPerson } from '#server/test/peers/google-peer.ts'
import { clientOf, injectSend, openWorld, type School, type World } from '#server/test/world.ts'

/** Where the app of a test says that it is. */
export const appUrl = 'http://127.0.0.1:3000'

/** A world with a provider in the place of Google, and people who have accounts there. */
export interface GoogleWorld {
  world: World
  peer: GooglePeer
  somebody: (person?: Partial<PeerPerson>) => { subject: string; email: string }
  openBrowser: (app?: FastifyInstance) => GoogleBrowser
  exchange: (code: string, school_name?: string) => ReturnType<World['stranger']['google']['exchange']>
  /** Somebody who has signed up with Google alone. */
  newSchool: () => Promise<{ subject: string; email: string; school: School }>
  close: () => Promise<void>
}

/** Opens such a world. */
export async function openGoogleWorld(): Promise<GoogleWorld> {
  const peer = await openGooglePeer(appUrl)
  const world = await openWorld(peer.settings, 'silent')
  let people = 0
  const somebody: GoogleWorld['somebody'] = (person = {}) => {
    people += 1
    const [subject, email] = [`subject-${people}`, `person${people}@google.example`]
    peer.people.set(subject, { email, given_name: 'Ana', family_name: 'Díaz', ...person })
    return { subject, email: person.email ?? email }
  }
  const secrets = new Map<string, string>()
  const openBrowser: GoogleWorld['openBrowser'] = (app = world.app) => createBrowser(app, peer, secrets)
  const exchange: GoogleWorld['exchange'] = async (code, school_name) => {
    const cookie = secrets.get(code) ?? ''
    const { google } = clientOf((path, init) => {
      const headers = { ...init.headers, cookie }
      return injectSend(world.app)(path, { ...init, headers })
    })
    const entry = await google.exchange({
      body: { code, ...(school_name && { school_name, time_zone: 'Europe/Madrid' }) },
    })
    if (entry.sign_up) secrets.set(entry.sign_up.code, cookie)
    return entry
  }
  return {
    world,
    peer,
    somebody,
    openBrowser,
    exchange,
    newSchool: async () => {
      const { subject, email } = somebody()
      const { sign_up } = await exchange(codeIn(await openBrowser().signIn(subject)))
      const { authToken, user } = await exchange(sign_up?.code ?? '', 'Aula Norte')
      if (!authToken || !user) throw new Error('Nobody is signed in')
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

/** The code in the address of /login; any other address as it is. */
export const codeIn = (location: string): string =>
  /^\/login(?:\?[^#]*)?#code=([\w-]{43})$/.exec(location)?.[1] ?? location

/** The code of a failed call, or "done". */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

/** A browser that keeps the app's cookies. */
export type GoogleBrowser = ReturnType<typeof createBrowser>

function createBrowser(app: FastifyInstance, peer: GooglePeer, secrets: Map<string, string>) {
  let cookie = ''
  const keep = (set: string) => {
    cookie = /Max-Age=0/.test(set) ? '' : (set.split(';')[0] ?? '')
  }
  const go = async (url: string) => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url, headers: { cookie } })
    const [set = '', bound = ''] = [headers['set-cookie'] ?? []].flat()
    if (set) keep(set)
    if (bound) secrets.set(codeIn(headers.location ?? ''), bound.split(';')[0] ?? '')
    return { status: statusCode, location: headers.location ?? '', set }
  }
  const beginLink = async ({ signedIn }: School) => {
    const headers = { authorization: `Bearer ${signedIn.authToken}` }
    const reply = await app.inject({ method: 'POST', url: '/api/account/google', headers })
    keep(String(reply.headers['set-cookie']))
    return String(reply.json().url)
  }
  const comeBack = async (answer: string) => (await go(answer.slice(appUrl.length))).location
  return {
    go,
    beginLink,
    /** Brings Google's answer to the app; where that leads. */
    comeBack,
    cookie: () => cookie,
    /** To Google, where `subject` is chosen or nobody, and back; where that leads. */
    signIn: async (subject: string | null, from = '') => {
      const { location } = await go(`/api/auth/google${from && `?from=${encodeURIComponent(from)}`}`)
      return comeBack(await peer.choose(location, subject))
    },
    link: async (school: School, subject: string | null) =>
      comeBack(await peer.choose(await beginLink(school), subject)),
  }
}
