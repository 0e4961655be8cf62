import type * as z from 'zod/mini'
import type { Login, SignInResult, SignUp, User } from '#contract/school/auth.ts'
import type { Send } from '#contract/client.ts'
import { type SessionEndReason, sessionEndReasons } from '#contract/school/session-end-reasons.ts'
import { ApiError } from '#contract/errors.ts'
import { isTransient, type Refusal } from '../../lib/api/connect.ts'
import { tokenKey, type Tokens } from '../../lib/api/token.ts'

export type SignOutReason = 'ended' | 'unreachable' | 'elsewhere' | 'erased' | SessionEndReason

/** The auth state of section 4 of the specification. */
export interface SessionState {
  isAuthenticated: boolean
  isLoading: boolean
  isInitialized: boolean
  user: User | null
  ending: SignOutReason | null
}

const empty: SessionState = { isAuthenticated: false, isLoading: false, isInitialized: false, user: null, ending: null }
/** Delays in milliseconds before /auth/me is retried; together below 8 s. */
const retryDelays = [500, 1500, 4000]
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export type Session = ReturnType<typeof createSession>

export function createSession({ send, tokens, pause = wait }: { send: Send; tokens: Tokens; pause?: typeof wait }) {
  // Loaded lazily: /login needs no schemas.
  const calls = () => import('./auth-calls.ts').then(({ authCalls }) => authCalls(send))
  const listeners = new Set<() => void>()
  let state = empty

  const set = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const signedIn = (user: User) =>
    set({ isAuthenticated: true, isLoading: false, isInitialized: true, user, ending: null })
  const signedOut = (ending: SignOutReason | null) => {
    tokens.remove()
    set({ ...empty, isInitialized: true, ending })
  }

  async function askWho(): Promise<User> {
    for (const milliseconds of retryDelays) {
      try {
        return await (await calls()).me()
      } catch (error) {
        if (isFinal(error)) throw error
        await pause(retryAfterOf(error) || milliseconds)
      }
    }
    return (await calls()).me()
  }

  async function start(): Promise<void> {
    const token = tokens.stored()
    if (!token) return signedOut(null)
    tokens.use(token)
    try {
      const user = await askWho()
      if (tokens.current() === token) signedIn(user)
    } catch (error) {
      if (tokens.current() === token) signedOut(isFinal(error) ? signOutReasonOf(error.details.reason) : 'unreachable')
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
    hasToken: () => tokens.stored() !== null,
    start,
    refresh,
    login: (body: z.input<typeof Login>) => enter(({ login }) => login({ body: { ...body, ...schoolDefaults() } })),
    signUp: (body: z.input<typeof SignUp>) => enter(({ signUp }) => signUp({ body: { ...body, ...schoolDefaults() } })),
    enter: (entry: SignInResult) => enter(async () => entry),
    update: (user: User) => set({ user }),
    logout: async (): Promise<void> => {
      const client = await calls().catch(() => null)
      client?.logout().catch(() => undefined)
      signedOut(null)
    },
    renew: (authToken: string) => tokens.save(authToken),
    erased: () => signedOut('erased'),
    refused: ({ code, reason }: Refusal, authorization: string | undefined) => {
      if (!state.user || authorization !== tokens.headers.authorization) return
      if (code === 'unauthenticated') signedOut(signOutReasonOf(reason))
      else if (code === 'subscription_required') void refresh()
    },
    follow: ({ key }: StorageEvent) => {
      if (key !== null && key !== tokenKey) return
      const token = tokens.stored()
      if (token !== tokens.current()) void (token ? start() : Promise.resolve(signedOut(state.user && 'elsewhere')))
    },
  }
}

// A new school's time zone is that of the browser which signs in first.
const schoolDefaults = () => ({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })

/** Milliseconds that the server asks to wait after too many requests. */
const retryAfterOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429 && Number(error.details.retry_after) * 1000
const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && !isTransient(error)
const signOutReasonOf = (reason: unknown): SignOutReason =>
  sessionEndReasons.find((ending) => ending === reason) ?? 'ended'
