import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import type { Partner } from '#server/services/partner.ts'
import { answerByModel, replyOf, begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, 'silent')
})
afterEach(() => {
  world.services.partner = guidedPartner
})
afterAll(() => world.close())

test('where the language model is away, the student goes on with the chatbot’s own steps', async () => {
  const away: Partner = {
    engine: 'model',
    async *answer() {
      yield* await Promise.reject<string[]>(new ApiError('unavailable'))
    },
  }
  const student = await openPracticeStudent(world)
  world.services.partner = away
  const id = await begin(student)
  const params = { id }
  await answerByModel(world, id)
  expect(replyOf(await say(student, id, 'Un café', 'one')).failed).toBe('unavailable')
  const body = { text: 'Un café', engine: 'guided' } as const
  const events = await Array.fromAsync(await student.api.practice.say({ params, body }, { idempotencyKey: 'one' }))
  expect(replyOf(events).text).toContain('¿Algo más?')
  expect(replyOf(await say(student, id, 'La cuenta')).done?.progress).toMatchObject({ done: 2, is_over: true })
  expect((await student.api.practice.get({ params })).engine).toBe('guided')
})
