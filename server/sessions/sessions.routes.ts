import { ApiError } from '#contract/errors.ts'
import { sessions } from '#contract/school/sessions.ts'
import { record } from '#server/audit/audit.queries.ts'
import { endSession, endSessions } from '#server/auth/sessions/sessions.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'
import { listSessions } from '#server/sessions/sessions.queries.ts'

export const sessionsRoutes = (mount: Mount, { db }: Services) =>
  mount(sessions, {
    list: async ({ account }) => ({ items: await listSessions(db, account) }),
    end: ({ account, write, params }) =>
      write(async (tx) => {
        if (!(await endSession(tx, account, params.id))) throw new ApiError('not_found')
        await record(tx, account, 'session_ended')
      }),
    endOthers: ({ account, write }) =>
      write(async (tx) => {
        const ended = await endSessions(tx, account, account.session_id, 'terminated')
        if (ended > 0) await record(tx, account, 'sessions_ended', { count: ended })
        return { ended }
      }),
  })
