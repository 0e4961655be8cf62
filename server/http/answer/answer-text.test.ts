import { describe, expect, test } from 'vitest'
import { answerText } from '#server/http/answer/answer-text.ts'
import { endpoints } from '#server/test/contract/endpoints.ts'
import { jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'

const withLeaks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLeaks)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLeaks(inner)])),
    password_hash: 'leak',
  }
}

const answering = endpoints.flatMap(([name, { returns }]) => (returns ? [[name, returns] as const] : []))

const sentBy = (returns: Parameters<typeof answerText>[0], answer: unknown): unknown =>
  JSON.parse(answerText(returns, 'GET /things')(answer))

describe('an answer has every field of the contract and no other', () => {
  test.each(answering)('%s', (_, returns) => {
    const sample = sampleOf(jsonSchemaOf(returns, 'output'))
    const hasRecord = JSON.stringify(jsonSchemaOf(returns, 'output')).includes('propertyNames')
    expect(sentBy(returns, hasRecord ? sample : withLeaks(sample))).toEqual(sample)
  })
})

test('a nullable field is sent as null', () => {
  const [, returns] = answering.find(([name]) => name === 'students.get') ?? []
  if (!returns) throw new Error('students.get is not in the contract')
  const empty = {
    ...(sampleOf(jsonSchemaOf(returns, 'output')) as object),
    last_name: null,
    level: null,
    last_practised_at: null,
    reminders_stopped_at: null,
  }
  expect(sentBy(returns, empty)).toEqual(empty)
})

test('an answer without a required field throws, with its name and what to do', () => {
  const [, returns] = answering.find(([name]) => name === 'students.list') ?? []
  if (!returns) throw new Error('students.list is not in the contract')
  const page = { items: [{ id: '0198c0de-0000-7000-8000-000000000000' }], total: 1 }
  expect(() => answerText(returns, 'GET /students')(page)).toThrow(
    /The answer of GET \/students lacks items\.0\.first_name: add it to what its query selects;.* lacks counts: add it/,
  )
})
