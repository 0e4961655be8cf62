import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import type { Partner } from '#server/practice/partner.ts'
import { answerByModel, answerOf, begin, openPupil, type Pupil, say } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld({}, 'silent')
  address = await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  world.services.partner = guidedPartner
})
afterAll(() => world.close())

const textsOf = async ({ api }: Pupil, id: string) =>
  (await api.practice.get({ params: { id } })).messages.slice(1).map(({ from, text }) => `${from}: ${text}`)

test('where the language model is away, the student goes on with the chatbot’s own steps', async () => {
  const away: Partner = {
    engine: 'model',
    async *answer() {
      yield* await Promise.reject<string[]>(new ApiError('unavailable'))
    },
  }
  const pupil = await openPupil(world)
  world.services.partner = away
  const id = await begin(pupil)
  const params = { id }
  await answerByModel(world, id)
  expect(answerOf(await say(pupil, id, 'Un café', 'one')).failed).toBe('unavailable')
  const body = { text: 'Un café', engine: 'guided' } as const
  const events = await Array.fromAsync(await pupil.api.practice.say({ params, body }, { idempotencyKey: 'one' }))
  expect(answerOf(events).text).toContain('¿Algo más?')
  expect(answerOf(await say(pupil, id, 'La cuenta')).done?.progress).toMatchObject({ done: 2, is_over: true })
  expect((await pupil.api.practice.get({ params })).engine).toBe('guided')
})

test('a caller who leaves before the first byte is no open stream', async () => {
  const changes: number[] = []
  const countStream = vi
    .spyOn(world.services.metrics, 'countStream')
    .mockImplementation((change) => void changes.push(change))
  const pupil = await openPupil(world)
  const id = await begin(pupil)
  const held = Promise.withResolvers<void>()
  const holding = world.db.transaction().execute(async (tx) => {
    await sql`select 1 from conversations where id = ${id} for update`.execute(tx)
    await held.promise
  })
  const line = new AbortController()
  const left = once(world.app.server, 'request').then(([, response]) => once(response, 'close'))
  const saying = fetch(`${address}/api/practice/conversations/${id}/messages`, {
    method: 'POST',
    signal: line.signal,
    headers: { authorization: `Bearer ${pupil.token}`, 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify({ text: 'Un café' }),
  }).catch(() => null)
  await expect.poll(() => world.pool.totalCount - world.pool.idleCount).toBeGreaterThan(1)
  line.abort()
  await Promise.all([left, saying])
  held.resolve()
  await holding
  await expect.poll(() => textsOf(pupil, id)).not.toHaveLength(0)
  await expect.poll(() => changes.reduce((sum, change) => sum + change, 0)).toBe(0)
  countStream.mockRestore()
})
