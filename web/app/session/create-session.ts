import type * as z from 'zod/mini'
import type { Login, SignInResult, SignUp, User } from '#contract/auth.ts'
import type { Send } from '#contract/client.ts'
import { type SessionEndReason, sessionEndReasons } from '#contract/session-end-reasons.ts'
import { ApiError } from '#contract/errors.ts'
import { isPassing, type Refusal } from '../../lib/api/connect.ts'
import { tokenKey, type Tokens } from '../../lib/api/token.ts'

/** Why somebody who was signed in is not any more, as /login says it. */
export type Ending = 'ended' | 'unreachable' | 'erased' | SessionEndReason

/** The auth state of section 4 of the specification. */
export interface SessionState {
  isAuthenticated: boolean
  isLoading: boolean
  isInitialized: boolean
  user: User | null
  ending: Ending | null
}

const empty: SessionState = { isAuthenticated: false, isLoading: false, isInitialized: false, user: null, ending: null }
/** Pauses before /auth/me is asked again when it gave no answer or failed, in milliseconds; together under 8 s. */
const pauses = [500, 1500, 4000]
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export type Session = ReturnType<typeof createSession>

/** Who is signed in, in every open tab of this browser. */
export function createSession({ send, tokens, pause = wait }: { send: Send; tokens: Tokens; pause?: typeof wait }) {
  // Fetched apart, because somebody who looks at /login needs no schemas yet.
  const calls = () => import('./auth-calls.ts').then(({ authCalls }) => authCalls(send))
  const listeners = new Set<() => void>()
  let state = empty

  const set = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const signedIn = (user: User) =>
    set({ isAuthenticated: true, isLoading: false, isInitialized: true, user, ending: null })
  const signedOut = (ending: Ending | null) => {
    tokens.remove()
    set({ ...empty, isInitialized: true, ending })
  }

  async function askWho(): Promise<User> {
    for (const milliseconds of pauses) {
      try {
        return await (await calls()).me()
      } catch (error) {
        if (isFinal(error)) throw error
        await pause(askedToWait(error) || milliseconds)
      }
    }
    return (await calls()).me()
  }

  /** Reads the stored token and asks whose it is; whatever comes of it, the session is initialised afterwards. */
  async function start(): Promise<void> {
    const token = tokens.stored()
    if (!token) return signedOut(null)
    tokens.use(token)
    try {
      const user = await askWho()
      if (tokens.current() === token) signedIn(user)
    } catch (error) {
      if (tokens.current() === token) signedOut(isFinal(error) ? endingOf(error.details.reason) : 'unreachable')
    }
  }

  async function enter(ask: (client: Awaited<ReturnType<typeof calls>>) => Promise<SignInResult>): Promise<void> {
    set({ isLoading: true })
    try {
      const { authToken, user } = await ask(await calls())
      tokens.save(authToken)
      signedIn(user)
    } finally {
      set({ isLoading: false })
    }
  }

  /** Asks again who is signed in, after something about them changed elsewhere. */
  async function refresh(): Promise<void> {
    const token = tokens.current()
    const client = await calls().catch(() => null)
    const user = await client?.me().catch(() => null)
    if (user && tokens.current() === token) signedIn(user)
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Whether this browser has a token that may still be good. */
    hasToken: () => tokens.stored() !== null,
    start,
    refresh,
    login: (body: z.input<typeof Login>) => enter(({ login }) => login({ body: { ...body, ...hereAndNow() } })),
    signUp: (body: z.input<typeof SignUp>) => enter(({ signUp }) => signUp({ body: { ...body, ...hereAndNow() } })),
    /** Signs in with what another way of proving who one is has answered. */
    enter: (entry: SignInResult) => enter(async () => entry),
    /** Takes the user of an answer, such as the one of a new subscription. */
    update: (user: User) => set({ user }),
    /** Forgets the user and the token at once, and tells the server. */
    logout: async (): Promise<void> => {
      const client = await calls().catch(() => null)
      client?.logout().catch(() => undefined)
      signedOut(null)
    },
    /** Goes on with the new token of an answer, because the old one is worth nothing any more. */
    renew: (authToken: string) => tokens.save(authToken),
    /** Forgets a user who is gone from the server. */
    erased: () => signedOut('erased'),
    /** Follows what the API said to a call of this session. */
    refused: ({ code, reason }: Refusal, authorization: string | undefined) => {
      if (!state.user || authorization !== tokens.headers.authorization) return
      if (code === 'unauthenticated') signedOut(endingOf(reason))
      else if (code === 'subscription_required') void refresh()
    },
    /** Follows another tab that signed in or out. */
    follow: ({ key }: StorageEvent) => {
      if (key !== null && key !== tokenKey) return
      const token = tokens.stored()
      if (token !== tokens.current()) void (token ? start() : Promise.resolve(signedOut(null)))
    },
  }
}

// A school's days are those of the browser that signs in first.
const hereAndNow = () => ({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })

/** Milliseconds that a server which was asked too often wants to be left alone for. */
const askedToWait = (error: unknown) =>
  error instanceof ApiError && error.status === 429 && Number(error.details.retry_after) * 1000
const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && !isPassing(error)
const endingOf = (reason: unknown): Ending => sessionEndReasons.find((ending) => ending === reason) ?? 'ended'
