import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services/services.ts'

/** Counts and logs every request without personal data: no address, query or body. */
export function countRequests(app: FastifyInstance, { metrics }: Pick<Services, 'metrics'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    metrics.countRequest({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    )
  })
}
