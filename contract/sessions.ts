import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'

/** Minutes since a session was last seen during which it counts as online. */
export const onlineMinutes = 5

/** The most sessions of a user; opening another ends the oldest. */
export const sessionsPerUser = 20

/** A signed-in browser. `browser` and `system` are names with a version, such as "Firefox 142", where they can be told. */
export const Session = z.object({
  id: z.uuid(),
  current: z.boolean(),
  online: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
})
export type Session = z.output<typeof Session>

export const sessions = defineApi({
  list: {
    method: 'GET',
    path: '/sessions',
    summary: 'The signed-in browsers of the account, this one first.',
    returns: z.object({ items: z.array(Session) }),
  },
  end: { method: 'DELETE', path: '/sessions/:id', summary: 'End one session.', fails: ['not_found'] },
  endOthers: {
    method: 'DELETE',
    path: '/sessions',
    summary: 'End all sessions but this one.',
    returns: z.object({ ended: z.int() }),
  },
})
