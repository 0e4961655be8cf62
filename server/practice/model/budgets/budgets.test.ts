import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { longestAnswer } from '#server/practice/model/dialect.ts'
import { reserve } from '#server/practice/model/budgets/budgets.actions.ts'
import { deleteModelBudgets, tokensPerDay } from '#server/practice/model/budgets/budgets.queries.ts'
import { createModelPartner } from '#server/practice/model/partner.model.ts'
import { buildPrompt } from '#server/practice/model/prompt.ts'
import type { Behaviour } from '#server/test/peers/model/behaviours.ts'
import { collectReply, type ModelWorld, makeTurn, openModelWorld } from '#server/test/peers/model/model-world.ts'

let world: ModelWorld
beforeAll(async () => {
  world = await openModelWorld()
})
afterAll(() => world.close())

const never = new AbortController().signal
const answerTo = (school_id: string, signal = never, firstWord = 10_000) =>
  collectReply(world.openPartner({ firstWord }).answer(makeTurn('Hola', { school_id }), signal))
const estimate = async () =>
  (await reserve({ db: world.db }, await world.newSchool(), buildPrompt(makeTurn('Hola')), longestAnswer.spoken))
    ?.estimate ?? 0
const setUsed = (school_id: string, used: number, daysAgo = 0) =>
  sql`insert into model_budgets (school_id, day, used)
    values (${school_id}, (now() at time zone 'utc')::date - ${daysAgo}::int, ${used}::bigint)`.execute(world.db)

test('an answer costs what the server says', async () => {
  const school_id = await world.newSchool()
  world.peer.next({ does: 'answers', text: 'Hola.', usage: { prompt_tokens: 700, completion_tokens: 20 } })
  await answerTo(school_id)
  expect(await world.budgetOf(school_id)).toEqual({ used: 720, reserved: 0 })
})

test('where the server does not say, it costs what was reserved: a third of its characters and the longest answer', async () => {
  const school_id = await world.newSchool()
  await answerTo(school_id)
  const { instructions } = buildPrompt(makeTurn('Hola'))
  const used = Math.ceil((instructions.length + 'Hola'.length) / 3) + longestAnswer.spoken
  expect(await world.budgetOf(school_id)).toEqual({ used, reserved: 0 })
  expect(used).toBe(await estimate())
})

test('while an answer runs, its tokens are reserved', async () => {
  const school_id = await world.newSchool()
  world.peer.next({ does: 'answers', text: 'Uno dos tres.', delay: 300 })
  const heard = answerTo(school_id)
  await expect.poll(() => world.budgetOf(school_id)).toEqual({ used: 0, reserved: await estimate() })
  await heard
  expect(await world.budgetOf(school_id)).toEqual({ used: await estimate(), reserved: 0 })
})

const failures: [Behaviour, 'nothing' | 'its estimate'][] = [
  [{ does: 'refuses', status: 401 }, 'nothing'],
  [{ does: 'waits' }, 'its estimate'],
  [{ does: 'dies', text: 'Pues yo' }, 'its estimate'],
  [{ does: 'shows_page' }, 'its estimate'],
]
test.for(failures)('a call that failed leaves nothing reserved: %o costs %s', async ([behaviour, cost]) => {
  const school_id = await world.newSchool()
  world.peer.next(behaviour)
  expect((await answerTo(school_id, never, 1_000)).failure).toMatchObject({ code: 'provider_failed' })
  expect(await world.budgetOf(school_id)).toEqual({ used: cost === 'nothing' ? 0 : await estimate(), reserved: 0 })
})

test('a call that was left counts, and leaves nothing reserved', async () => {
  const school_id = await world.newSchool()
  world.peer.next({ does: 'babbles' })
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 200)
  await answerTo(school_id, leaving.signal)
  expect(await world.budgetOf(school_id)).toEqual({ used: await estimate(), reserved: 0 })
})

test('a school that has used up its day is told so, and the model is not asked', async () => {
  const school_id = await world.newSchool()
  await setUsed(school_id, tokensPerDay - 100)
  const before = world.peer.requests.length
  expect((await answerTo(school_id)).failure).toEqual({ code: 'practice_limit_reached', details: { limit: 'day' } })
  expect(world.peer.requests).toHaveLength(before)
  expect((await answerTo(await world.newSchool())).failure).toBeUndefined()
})

test('a new day begins with all tokens, even if some were left reserved', async () => {
  const school_id = await world.newSchool()
  await setUsed(school_id, tokensPerDay, 1)
  await sql`update model_budgets set reserved = ${tokensPerDay}::bigint where school_id = ${school_id}`.execute(
    world.db,
  )
  expect((await answerTo(school_id)).failure).toBeUndefined()
})

test('many at once never reserve more than the day has', async () => {
  const school_id = await world.newSchool()
  const each = await estimate()
  await setUsed(school_id, tokensPerDay - 5 * each)
  const prompt = buildPrompt(makeTurn('Hola'))
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => reserve({ db: world.db }, school_id, prompt, longestAnswer.spoken)),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await world.budgetOf(school_id)).toEqual({ used: tokensPerDay - 5 * each, reserved: 5 * each })
})

test('counts are kept for forty days', async () => {
  const school_id = await world.newSchool()
  for (const daysAgo of [0, 40, 41, 90]) await setUsed(school_id, 1, daysAgo)
  await deleteModelBudgets(world.db)
  expect(await world.budgetOf(school_id)).toEqual({ used: 2, reserved: 0 })
})

test('a school whose address is not confirmed has a tenth of the tokens', async () => {
  const school_id = await world.newSchool()
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('school_id', '=', school_id).execute()
  await setUsed(school_id, tokensPerDay / 10 - 100)
  expect((await answerTo(school_id)).failure).toMatchObject({ code: 'practice_limit_reached' })
  await world.db
    .updateTable('users')
    .set({ email_confirmed_at: '2026-01-01' })
    .where('school_id', '=', school_id)
    .execute()
  expect((await answerTo(school_id)).failure).toBeUndefined()
})

test('where all schools together have used up their day, the guided partner answers, and no school is charged', async () => {
  const school_id = await world.newSchool()
  const ceiling = { consume: async () => false, adjust: async () => undefined }
  const metrics = createMetrics()
  const log = pino({ level: 'silent' })
  const partner = createModelPartner(world.peer.settings, { db: world.db, log, metrics, ceiling })
  const before = world.peer.requests.length
  const turn = makeTurn('Hola', { school_id })
  const { text, failure } = await collectReply(partner.answer(turn, never))
  expect([text, failure]).toEqual([(await collectReply(guidedPartner.answer(turn, never))).text, undefined])
  expect(world.peer.requests).toHaveLength(before)
  expect(await world.budgetOf(school_id)).toEqual({ used: 0, reserved: 0 })
})

test('what all schools together use is what their calls cost', async () => {
  const costs: number[] = []
  const ceiling = {
    consume: async (cost: number) => costs.push(cost) > 0,
    adjust: async (cost: number) => void costs.push(cost),
  }
  const log = pino({ level: 'silent' })
  const surroundings = { db: world.db, log, metrics: createMetrics(), ceiling }
  world.peer.next({ does: 'answers', text: 'Hola.', usage: { prompt_tokens: 700, completion_tokens: 20 } })
  const turn = makeTurn('Hola', { school_id: await world.newSchool() })
  await collectReply(createModelPartner(world.peer.settings, surroundings).answer(turn, never))
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(720)
})
