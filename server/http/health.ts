import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'

/** For load balancers: `/healthz` says that the process answers, `/readyz` that its database does too. */
export function serveHealth(app: FastifyInstance, db: Kysely<Tables>): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
}
