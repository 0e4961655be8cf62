import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Milliseconds after which a database that says nothing counts as away: load balancers have little patience. */
const patience = 3000

/** For load balancers: `/healthz` says that the process answers, `/readyz` that its database does too, and that it is not about to stop. */
export function serveHealth(app: FastifyInstance, db: Kysely<Tables>): void {
  let asking: Promise<unknown> | null = null
  // One question at a time, or those that nobody answers would take one connection after another.
  const ask = () => {
    asking ??= sql`select 1`.execute(db).finally(() => {
      asking = null
    })
    return asking
  }
  app.get('/healthz', () => ({ status: 'ok' }))
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.get('/readyz', async () => {
    if (isStopping) throw new ApiError('busy', { retry_after: 2 })
    const overdue = Promise.withResolvers<never>()
    const timer = setTimeout(() => overdue.reject(new ApiError('unavailable', { retry_after: 2 })), patience)
    await Promise.race([ask(), overdue.promise]).finally(() => clearTimeout(timer))
    return { status: 'ready' }
  })
}
