import { type Client, createClient, type Send } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import { practice } from '#contract/practice/practice.ts'
import { createSend } from '../../lib/api/connect.ts'
import type { LinkKey } from './link-key.ts'

export type Calls = Client<typeof practice>
export type OpenedLink = Awaited<ReturnType<Calls['open']>>

export interface Session {
  calls: Calls
  send: Send
  open: () => Promise<OpenedLink>
  leave: () => Promise<void>
  /** Whether the link was refused: renewed, expired or inactive. */
  isDead: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** A reload resumes the tab's session; an expired one is reopened once a call. */
export function createSession({
  secret,
  session,
  keepSession,
}: Pick<LinkKey, 'secret' | 'session' | 'keepSession'>): Session {
  const headers: Record<string, string> = {}
  const listeners = new Set<() => void>()
  let isDead = false
  let hasLeft = false
  let opening: Promise<OpenedLink> | null = null
  const send = createSend({ headers })
  const entrance = createClient(practice, send)

  const die = () => {
    isDead = true
    for (const listener of listeners) listener()
  }
  const takeUp = async (): Promise<OpenedLink | null> => {
    const practiceToken = headers.authorization ? null : session()
    if (!practiceToken) return null
    headers.authorization = `Bearer ${practiceToken}`
    try {
      return { practiceToken, ...(await entrance.home()) }
    } catch {
      delete headers.authorization
      return null
    }
  }
  const enter = async () => {
    try {
      const taken = await takeUp()
      if (taken) return taken
      const opened = await entrance.open({ body: { token: secret } })
      headers.authorization = `Bearer ${opened.practiceToken}`
      keepSession(opened.practiceToken)
      return opened
    } catch (error) {
      if (isRefusal(error)) die()
      throw error
    }
  }
  const open = () => {
    if (hasLeft) return Promise.reject(new ApiError('unauthenticated'))
    opening ??= enter().finally(() => {
      opening = null
    })
    return opening
  }
  const sendInSession: Send = async (path, init) => {
    const used = headers.authorization
    const response = await send(path, init)
    if (response.status === 402) die()
    if (response.status !== 401) return response
    if (used === headers.authorization) await open()
    return send(path, init)
  }
  return {
    calls: createClient(practice, sendInSession),
    send: sendInSession,
    open,
    leave: async () => {
      hasLeft = true
      // Offline the session expires by itself, and this device forgets it.
      await entrance.leave().catch(() => undefined)
      delete headers.authorization
    },
    isDead: () => isDead,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

// A mistyped link gets the same answer as a renewed one.
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 429
