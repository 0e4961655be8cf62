import { once } from 'node:events'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Config } from '#server/settings/config.ts'
import { countJobs } from '#server/metrics/metrics.queries.ts'
import type { Metrics, Sample } from '#server/metrics/metrics.ts'
import { startupError } from '#server/lib/startup-error.ts'

export async function serveMetrics(
  { db, metrics, config }: { db: Kysely<Tables>; metrics: Metrics; config: Pick<Config, 'host' | 'metricsPort'> },
  pool: Pool,
): Promise<(() => Promise<void>) | null> {
  if (config.metricsPort === undefined) return null
  metrics.collectProcessMetrics()
  metrics.addGauge('tertulia_pool_connections', () => connectionsOf(pool))
  metrics.addGauge('tertulia_jobs', () => countJobs(db))
  // A static import would also load undici at every start.
  const { createServer } = await import('node:http')
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(config.metricsPort, config.host)
  await once(server, 'listening').catch((error: unknown) => {
    throw startupError(
      `Could not listen on METRICS_PORT: ${error instanceof Error ? error.message : String(error)}.`,
      error,
    )
  })
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

const connectionsOf = (pool: Pool): Sample[] => [
  { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
  { labels: { state: 'idle' }, value: pool.idleCount },
  { labels: { state: 'waiting' }, value: pool.waitingCount },
]
