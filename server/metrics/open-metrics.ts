import type { Config } from '#server/settings/config.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

const ignore = () => {}
const silent: Metrics = {
  countRequest: ignore,
  countStream: ignore,
  countMail: ignore,
  countUpstream: ignore,
  countDismissal: ignore,
  addGauge: ignore,
  collectProcessMetrics: ignore,
  text: () => Promise.resolve(''),
  contentType: 'text/plain',
}

export async function openMetrics({ metricsPort }: Pick<Config, 'metricsPort'>): Promise<Metrics> {
  if (metricsPort === undefined) return silent
  const { createMetrics } = await import('#server/metrics/metrics.ts')
  return createMetrics()
}
