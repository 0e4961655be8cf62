import { beforeAll, expect, test } from 'vitest'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const add = ({ api }: School, name: string, language: PracticeLanguage = 'es') =>
  api.chatbots.add({ body: { name, language, goals: ['Puedo saludar.'] } })
const duplicate = ({ api }: School, id: string, body: { language?: PracticeLanguage; name?: string } = {}) =>
  api.chatbots.duplicate({ params: { id }, body })

async function fromTemplate({ api }: School, id: string) {
  const { items } = await api.chatbots.templates({ query: { language: 'es' } })
  const template = items.find((one) => one.id === id)
  if (!template) throw new Error(`There is no template ${id}.`)
  const { id: _id, ...content } = template
  return api.chatbots.add({ body: content })
}

test('a copy is a draft of the same content under the first free number', async () => {
  const school = await world.signUp()
  const steps = [{ says: '¿Qué tal?', expects: [], hint: null, example: null }]
  const source = await school.api.chatbots.add({
    body: { name: 'Ada', language: 'es', steps, opening_message: 'Hola' },
  })
  await school.api.chatbots.publish({ params: { id: source.id } })
  const copy = await duplicate(school, source.id)
  const { id: _id, name: _name, created_at: _created, edited_at: _edited, ...same } = source
  expect(copy).toMatchObject({ ...same, name: 'Ada (2)', status: 'draft', version: 1 })
  expect((await duplicate(school, source.id)).name).toBe('Ada (3)')
  expect((await duplicate(school, copy.id)).name).toBe('Ada (4)')
  expect((await duplicate(school, copy.id, { name: 'Bo' })).name).toBe('Bo')
})

test('the name of a copy has room for its number', async () => {
  const school = await world.signUp()
  for (const long of ['a'.repeat(80), `${'a'.repeat(72)}${'😀'.repeat(4)}`]) {
    const { name } = await duplicate(school, (await add(school, long)).id)
    expect(name).toMatch(/^a{72,73}\p{Emoji}? \(\d\)$/u)
    expect([name.length <= 80, name.isWellFormed()]).toEqual([true, true])
  }
})

test('a copy in another language keeps the texts of the school, and loses the voice of the other language', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const { id } = await school.api.chatbots.add({
    body: { name: 'Ada', language: 'es', goals: ['Puedo saludar.'], voice: { name: 'Mónica', rate: 0.8, pitch: 1 } },
  })
  for (const language of ['fr', 'nl'] as const)
    expect(await duplicate(school, id, { language })).toMatchObject({
      language,
      goals: ['Puedo saludar.'],
      voice: { name: null, rate: 0.8, pitch: 1 },
    })
  expect((await school.api.languages.list()).used).toBe(3)
})

test('what came unchanged from a template comes in the words of the other language', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const { items } = await school.api.chatbots.templates({ query: { language: 'en' } })
  const english = items.find(({ id }) => id === 'hotel-b1')
  const { id } = await fromTemplate(school, 'hotel-b1')
  const copy = await duplicate(school, id, { language: 'en' })
  expect({ ...copy, id: 'hotel-b1' }).toMatchObject({ ...english })
  expect((await duplicate(school, id, { language: 'en' })).name).toBe(`${english?.name} (2)`)
})

test('a template under another name keeps that name, and one with other steps keeps its texts', async () => {
  const school = await world.signUp({ tier: 'plus' })
  const source = await fromTemplate(school, 'cafe-a2')
  const params = { id: source.id }
  await school.api.chatbots.edit({ params, body: { version: 1, name: 'Casa Pepe' } })
  const renamed = await duplicate(school, source.id, { language: 'en' })
  expect(renamed.name).toBe('Casa Pepe (2)')
  expect(renamed.steps).not.toEqual(source.steps)
  await school.api.chatbots.edit({ params, body: { version: 2, steps: source.steps.slice(1) } })
  const changed = await duplicate(school, source.id, { language: 'en' })
  expect([changed.steps, changed.description]).toEqual([source.steps.slice(1), source.description])
})
