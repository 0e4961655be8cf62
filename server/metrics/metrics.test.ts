import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { openMetrics } from '#server/metrics/open-metrics.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { openWorld, type World } from '#server/test/world.ts'
import { withMetrics, createBreaker } from '#server/upstream/breaker.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The scrape, and the scrape without the metrics of Node.js. */
async function readMetrics(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  return { status: answer.status, type: answer.headers.get('content-type'), text }
}

test('a scrape has requests, connections, jobs and the process, and no personal data', async () => {
  const email = 'ana@sol.example'
  const school = await world.signUp({ email })
  await world.anonymous.auth.forgotPassword({ body: { email } })
  const { id } = await school.api.students.add({ body: { first_name: 'Zoraida' } })
  await school.api.students.get({ params: { id } })
  const metricsPort = await freePort()
  const stop = await serveMetrics({ ...world.services, config: { ...world.services.config, metricsPort } }, world.pool)
  try {
    const { status, type, text } = await readMetrics(metricsPort)
    expect(status).toBe(200)
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/students/:id",status="200"} 1')
    expect(text).toMatch(/tertulia_pool_connections\{state="idle"\} \d/)
    expect(text).toMatch(/tertulia_jobs\{queue="mail",state="(?:created|active|completed)"\} \d/)
    expect(text).toContain('process_resident_memory_bytes')
    for (const personal of [id, 'Zoraida', 'ana@sol.example', school.signedIn.user.school.id])
      expect(text).not.toContain(personal)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/students`)).status).toBe(404)
  } finally {
    await stop?.()
  }
})

test('without a metrics port nothing is counted', async () => {
  const textOf = async (metricsPort: number | undefined) => {
    const metrics = await openMetrics({ metricsPort })
    metrics.countMail('sent')
    return metrics.text()
  }
  expect(await textOf(9464)).toContain('tertulia_mails_total{outcome="sent"} 1')
  expect(await textOf(undefined)).toBe('')
})

test('without a port nothing listens, and the app itself never serves metrics', async () => {
  expect(await serveMetrics(world.services, world.pool)).toBeNull()
  const answer = await world.app.inject('/metrics')
  expect(answer.statusCode).toBe(404)
})

test('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const metricsPort = typeof address === 'object' && address ? address.port : 0
  const services = { ...world.services, metrics: createMetrics(), config: { ...world.services.config, metricsPort } }
  await expect(serveMetrics(services, world.pool)).rejects.toThrow(/^Could not listen on METRICS_PORT: .*EADDRINUSE/)
  other.close()
})

test('upstream calls are counted by outcome', async () => {
  const metrics = createMetrics()
  const admit = withMetrics(createBreaker(Date.now), (outcome) => metrics.countUpstream('model', outcome))
  const call = (end?: 'succeed' | 'fail' | 'refuse') => {
    using permit = admit('a')
    if (end) permit?.[end]()
  }
  call('succeed')
  call('refuse')
  call()
  for (let time = 0; time < 5; time++) call('fail')
  call()
  const text = await metrics.text()
  const countOf = (outcome: string) =>
    Number(
      new RegExp(`tertulia_upstream_calls_total\\{upstream="model",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1],
    )
  expect(['succeeded', 'refused', 'left', 'failed', 'turned_away'].map(countOf)).toEqual([1, 1, 1, 5, 1])
})

test('a gauge that fails is omitted, and the others are served', async () => {
  const metrics = createMetrics()
  metrics.addGauge('tertulia_jobs', () => Promise.reject(new Error('the database is away')))
  metrics.countMail('failed')
  const text = await metrics.text()
  expect(text).toContain('tertulia_mails_total{outcome="failed"} 1')
  expect(text).not.toMatch(/^tertulia_jobs\{/m)
})
