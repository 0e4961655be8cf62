import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'

/** Minutes after its last request during which a session counts as online. */
export const onlineMinutes = 5

export const sessionsPerUser = 20

/** `browser` and `system` are names with a version, such as "Firefox 142", if known. */
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
    staff: 'teacher',
    summary: 'The signed-in browsers of the account, this one first.',
    returns: z.object({ items: z.array(Session) }),
  },
  end: { method: 'DELETE', path: '/sessions/:id', staff: 'teacher', summary: 'End one session.', fails: ['not_found'] },
  endOthers: {
    method: 'DELETE',
    path: '/sessions',
    staff: 'teacher',
    summary: 'End all sessions but this one.',
    returns: z.object({ ended: z.int() }),
  },
})
