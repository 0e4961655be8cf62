import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPartner } from '#server/practice/create-partner.ts'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { cafe } from '#server/test/practice-world.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
let school: School
beforeAll(async () => {
  world = await openWorld()
  school = await world.signUp()
})
afterAll(() => world.close())

const chatbot = { ...cafe, steps: [...cafe.steps], starters: [...cafe.starters] }
const from = (who: 'student' | 'partner', text: string) => ({ from: who, text })

const tryOut = async (...messages: ReturnType<typeof from>[]) =>
  Array.fromAsync(await school.api.chatbots.preview({ body: { chatbot, messages, seed: 7 } }))

test('a chatbot answers before it is saved, as it would in a conversation, and nothing is kept', async () => {
  const events = await tryOut(from('student', 'Un café, por favor.'))
  const text = events.flatMap((one) => (one.event === 'delta' ? [one.data.text] : [])).join('')
  expect(events.at(-1)).toMatchObject({
    event: 'done',
    data: { text, hint: cafe.steps[1].hint, progress: { done: 1, of: 2, is_over: false } },
  })
  expect(await tryOut(from('student', 'Un café, por favor.'))).toEqual(events)
  const [first, reply] = [from('student', 'Un café, por favor.'), from('partner', text)]
  expect((await tryOut(first, reply, from('student', 'La cuenta'))).at(-1)).toMatchObject({
    data: { hint: null, progress: { done: 2, of: 2, is_over: true } },
  })
  expect([(await school.api.chatbots.list()).total, (await school.api.conversations.list()).total]).toEqual([0, 0])
})

test('it is the student’s turn to be answered', async () => {
  const body = { chatbot, messages: [from('student', 'Hola'), from('partner', 'Hola')], seed: 1 }
  await expect(school.api.chatbots.preview({ body })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('an answer of a language model that is tried out counts in the tokens of the school', async () => {
  const { partner } = world.services
  const peer = await openModelPeer()
  world.services.partner = await createPartner({ ...world.services.config, model: peer.settings }, world.services)
  peer.next({ does: 'answers', text: 'Hola.', usage: { prompt_tokens: 700, completion_tokens: 20 } })
  await tryOut(from('student', 'Un café, por favor.'))
  world.services.partner = partner
  await peer.close()
  const budgets = world.db.selectFrom('model_budgets').select('used')
  expect(await budgets.where('school_id', '=', school.signedIn.user.school.id).execute()).toEqual([{ used: 720 }])
})

test('a school tries out sixty answers in a minute', async () => {
  world.services.config.limitFactor = 1
  await world.pool.query(`update rate_windows set count = 59, started_at = now() where key = $1`, [
    `preview-minute:${school.signedIn.user.school.id}`,
  ])
  expect((await tryOut(from('student', 'Hola'))).at(-1)?.event).toBe('done')
  await expect(tryOut(from('student', 'Hola'))).rejects.toMatchObject({ code: 'too_many_requests' })
})
