import { beforeAll, expect, test } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const set = ({ api }: School, language: PracticeLanguage, on: boolean) =>
  api.languages.set({ params: { language }, body: { on } })
const speaker = ({ api }: School, language: PracticeLanguage) => api.chatbots.add({ body: { name: 'Ada', language } })
const look = { style: 'clay', parts: {}, colors: {} } as const
const face = ({ api }: School, language: PracticeLanguage) =>
  api.avatars.add({ body: { name: 'Elena', language, look } })
const onOf = async ({ api }: School) => {
  const { items, used } = await api.languages.list()
  expect(used).toBe(items.filter(({ on }) => on).length)
  return items.filter(({ on }) => on).map(({ language }) => language)
}
const actionsOf = async ({ api }: School) =>
  (await api.audit.list({ query: { group: 'practice' } })).items.map(({ action }) => action).toReversed()

test('a new school has no language on and sees all that can be practised, in their order', async () => {
  const { api } = await world.signUp({ tier: 'plus' })
  const { items, used, limit } = await api.languages.list()
  expect(items.map(({ language }) => language)).toEqual([...practiceLanguages])
  expect(items.every(({ on, chatbot_count, avatar_count }) => !on && chatbot_count + avatar_count === 0)).toBe(true)
  expect([used, limit]).toEqual([0, 3])
})

test('languages that are on come first; switching twice changes nothing and is written down once', async () => {
  const school = await world.signUp({ tier: 'plus' })
  await set(school, 'it', true)
  await set(school, 'fr', true)
  const { items } = await set(school, 'fr', true)
  expect(items.slice(0, 4).map(({ language }) => language)).toEqual(['fr', 'it', 'en', 'es'])
  await set(school, 'fr', false)
  await set(school, 'fr', false)
  expect(await onOf(school)).toEqual(['it'])
  expect(await actionsOf(school)).toEqual(['language_on', 'language_on', 'language_off'])
})

test('one language more than the plan allows is refused, and it is said which plan allows it', async () => {
  const school = await world.signUp()
  await set(school, 'es', true)
  await expect(set(school, 'fr', true)).rejects.toMatchObject({
    code: 'language_limit_reached',
    details: { limit: 1, used: 1, tier_needed: 'plus' },
  })
  expect(await onOf(school)).toEqual(['es'])
  expect((await school.api.billing.get()).usage.languages).toBe(1)
})

test('a language stays on while a chatbot or an avatar that is not archived speaks it', async () => {
  const school = await world.signUp()
  const params = { id: (await speaker(school, 'es')).id }
  const seen = { id: (await face(school, 'es')).id }
  await expect(set(school, 'es', false)).rejects.toMatchObject({ code: 'in_use', details: { used_by: 2 } })
  const [spoken] = (await school.api.languages.list()).items
  expect(spoken).toEqual({ language: 'es', on: true, chatbot_count: 1, avatar_count: 1 })
  await school.api.chatbots.archive({ params })
  await expect(set(school, 'es', false)).rejects.toMatchObject({ code: 'in_use', details: { used_by: 1 } })
  await school.api.avatars.archive({ params: seen })
  expect((await set(school, 'es', false)).items.every(({ on, chatbot_count }) => !on && chatbot_count === 0)).toBe(true)
})

test('a language that can’t be practised is not found', async () => {
  const school = await world.signUp()
  const reply = await school.send('/languages/xx', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"on":true}',
  })
  expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'not_found' }])
})

test('of two chatbots in two new languages at once a plan with one language takes exactly one', async () => {
  const school = await world.signUp()
  for (let round = 0; round < 20; round += 1) {
    const outcomes = await Promise.allSettled([speaker(school, 'es'), speaker(school, 'fr')])
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(reasons).toMatchObject([{ code: 'language_limit_reached' }])
    const [{ id, language } = { id: '', language: 'en' as const }] = made
    expect(await onOf(school)).toEqual([language])
    expect((await school.api.chatbots.list()).total).toBe(1)
    await school.api.chatbots.remove({ params: { id } })
    await set(school, language, false)
  }
})

test('a language is not switched off while a chatbot or an avatar begins to speak it', async () => {
  const school = await world.signUp()
  for (let round = 0; round < 10; round += 1) {
    await set(school, 'es', true)
    const begin = round % 2 ? face : speaker
    await Promise.allSettled([set(school, 'es', false), begin(school, 'es')])
    expect(await onOf(school)).toEqual(['es'])
    for (const { id } of (await school.api.chatbots.list()).items) await school.api.chatbots.remove({ params: { id } })
    for (const { id } of (await school.api.avatars.list()).items) await school.api.avatars.remove({ params: { id } })
  }
})

test('a plan with fewer languages than are on is refused, or taken with all of them and no other', async () => {
  const school = await world.signUp({ tier: 'plus' })
  for (const language of ['es', 'fr', 'de'] as const) await set(school, language, true)
  await expect(school.api.billing.change({ body: { tier: 'starter' } })).rejects.toMatchObject({
    code: 'over_new_limit',
    details: { limit: 55, used: 0, over: 0, languages: { limit: 1, used: 3, over: 2 } },
  })
  await school.api.billing.change({ body: { tier: 'starter', accept: true } })
  expect(await onOf(school)).toEqual(['es', 'fr', 'de'])
  await speaker(school, 'fr')
  await expect(speaker(school, 'it')).rejects.toMatchObject({ details: { limit: 1, used: 3, tier_needed: 'pro' } })
  await set(school, 'de', false)
  await expect(set(school, 'de', true)).rejects.toMatchObject({ code: 'language_limit_reached' })
})
