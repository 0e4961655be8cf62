import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answerSchema } from '#server/http/answer-schema.ts'
import { endpoints } from '#server/test/endpoints.ts'
import { jsonSchemaOf, sampleOf } from '#server/test/samples.ts'

const withLeaks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLeaks)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLeaks(inner)])),
    password_hash: 'leak',
  }
}

const answering = endpoints.flatMap(([name, { returns }]) => (returns ? [[name, returns] as const] : []))

/** What a route whose answer has this schema sends. */
async function sentBy(returns: Parameters<typeof answerSchema>[0], answer: unknown): Promise<unknown> {
  const app = Fastify()
  app.get('/', { schema: { response: { '2xx': answerSchema(returns) } } }, () => answer)
  return (await app.inject('/')).json()
}

describe('an answer carries every field of the contract and no other', () => {
  test.each(answering)('%s', async (_, returns) => {
    const sample = sampleOf(jsonSchemaOf(returns, 'output'))
    const hasRecord = JSON.stringify(jsonSchemaOf(returns, 'output')).includes('propertyNames')
    expect(await sentBy(returns, hasRecord ? sample : withLeaks(sample))).toEqual(sample)
  })
})

test('a field that may be empty is sent as null', async () => {
  const [, returns] = answering.find(([name]) => name === 'students.get') ?? []
  if (!returns) throw new Error('students.get is not in the contract')
  const empty = {
    ...(sampleOf(jsonSchemaOf(returns, 'output')) as object),
    last_name: null,
    level: null,
    last_practised_at: null,
  }
  expect(await sentBy(returns, empty)).toEqual(empty)
})
