import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Load balancers time out early. */
const timeoutMs = 3000

/** `/healthz`: the process answers. `/readyz`: its database answers too, and it is not stopping. */
export function serveHealth(app: FastifyInstance, db: Kysely<Tables>): void {
  let pendingQuery: Promise<unknown> | null = null
  // One query at a time: hanging queries would otherwise take one connection after another.
  const checkDatabase = () => {
    pendingQuery ??= sql`select 1`.execute(db).finally(() => {
      pendingQuery = null
    })
    return pendingQuery
  }
  app.get('/healthz', () => ({ status: 'ok' }))
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.get('/readyz', async () => {
    if (isStopping) throw new ApiError('busy', { retry_after: 2 })
    const timeout = Promise.withResolvers<never>()
    const timer = setTimeout(() => timeout.reject(new ApiError('unavailable', { retry_after: 2 })), timeoutMs)
    await Promise.race([checkDatabase(), timeout.promise]).finally(() => clearTimeout(timer))
    return { status: 'ready' }
  })
}
