import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quotaOf } from '#contract/endpoint.ts'
import { openWorld, type World } from '#server/test/world.ts'
import { endpoints } from '#server/test/contract/endpoints.ts'
import { createHeavyLimiter, heavyLimits } from '#server/http/guard/heavy.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ limitFactor: 1 })
})
afterAll(() => world.close())

test('every endpoint that creates a file is heavy, and so is every reading of an import', () => {
  const isCheap = {
    'files.get': 'Stored, and cached by browsers.',
    'imports.template': 'Built once for all schools.',
    'speech.say': 'Has its own quota.',
    'billing.invoice': 'One small page.',
    'practice.calendar': 'One small text.',
  }
  const creating = endpoints.filter(([, { produces }]) => produces).map(([name]) => name)
  const reading = ['imports.preview', 'imports.again', 'imports.columns']
  expect(
    endpoints
      .filter(([, { heavy }]) => heavy)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([...creating.filter((name) => !(name in isCheap)), ...reading].toSorted())
  for (const name of Object.keys(isCheap)) expect(creating).toContain(name)
  expect(endpoints.filter(([, endpoint]) => endpoint.heavy && quotaOf(endpoint) === 'speech')).toEqual([])
})

test('a school has ten heavy calls a minute of all kinds together, apart from other schools', async () => {
  const [mine, other] = [await world.signUp(), await world.signUp()]
  const { students, reports, conversations } = mine.api
  for (let round = 0; round < 3; round++)
    await Promise.all([students.export(), reports.export(), conversations.export()])
  await students.export({ query: { format: 'csv' } })
  await expect(reports.export()).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retry_after: expect.any(Number), reason: 'heavy' },
  })
  const reply = await mine.send('/conversations/export', { method: 'GET', headers: {} })
  expect([reply.status, Number(reply.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  await expect(students.list()).resolves.toBeDefined()
  await expect(other.api.students.export()).resolves.toBeDefined()
})

async function openAnswer(): Promise<{ raw: ServerResponse; end: () => void; disconnect: () => void }> {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => resolve(response)).listen(0)
  const client = new AbortController()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  void fetch(`http://127.0.0.1:${port}`, { signal: client.signal })
    .then((reply) => reply.text())
    .catch(() => {})
    .finally(() => server.close())
  const raw = await promise
  return { raw, end: () => void raw.end(), disconnect: () => client.abort() }
}

const open = (maxWaitMs = heavyLimits.maxWaitMs) => {
  const admit = createHeavyLimiter(async () => {}, { limitFactor: 1 }, { ...heavyLimits, maxWaitMs })
  return (school: string, { raw }: Awaited<ReturnType<typeof openAnswer>>) => admit(school, { raw })
}

test('a school’s next heavy call starts when the previous one is answered, or its client has disconnected', async () => {
  const admit = open()
  const answers = await Promise.all([1, 2, 3, 4].map(openAnswer))
  const [first, second, third, others] = answers
  if (!first || !second || !third || !others) throw new Error('Four answers were opened')
  const started: number[] = []
  const calls = [first, second, third].map((answer, place) => admit('mine', answer).then(() => started.push(place)))
  await admit('other', others)
  await calls[0]
  expect(started).toEqual([0])
  first.end()
  await calls[1]
  expect(started).toEqual([0, 1])
  second.disconnect()
  await calls[2]
  for (const { end } of [third, others]) end()
})

test('a heavy call that waits too long is refused with retry_after', async () => {
  const admit = open(20)
  const [first, second] = [await openAnswer(), await openAnswer()]
  await admit('mine', first)
  await expect(admit('mine', second)).rejects.toMatchObject({ code: 'too_many_requests', details: { retry_after: 1 } })
  for (const { end } of [first, second]) end()
})
