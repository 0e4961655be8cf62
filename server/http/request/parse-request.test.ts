import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { parse } from '#server/http/request/parse-request.ts'
import { endpoints } from '#server/test/contract/endpoints.ts'
import { jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'

function issuesOf(schema: z.ZodMiniType, value: unknown): unknown {
  try {
    parse(schema, value)
    return []
  } catch (error) {
    return error instanceof ApiError && error.details.issues
  }
}

const choices = endpoints.flatMap(([name, { body }]) =>
  body instanceof z.ZodMiniUnion
    ? body._zod.def.options.map((option, place) => [`${name}, shape ${place + 1}`, body, option] as const)
    : [],
)

describe('in a union the wrong field is named', () => {
  test.each(choices)('%s', (_, body, option) => {
    if (!(option instanceof z.ZodMiniObject)) throw new Error('a body that is no object')
    const sample = sampleOf(jsonSchemaOf(option, 'input'))
    expect(issuesOf(body, { ...Object(sample), colour: 'red' })).toEqual([
      { path: 'colour', message: 'Unknown field.' },
    ])
    for (const [field, schema] of Object.entries(option.shape)) {
      if (schema instanceof z.ZodMiniLiteral || schema instanceof z.ZodMiniEnum) continue
      expect(issuesOf(body, { ...Object(sample), [field]: 7.5 }), field).toMatchObject([{ path: field }])
    }
  })
})

test('a union that no option matches is named itself', () => {
  const Choice = z.union([
    z.strictObject({ action: z.literal('add'), ids: z.array(z.uuid()) }),
    z.strictObject({ action: z.literal('drop') }),
  ])
  expect(issuesOf(Choice, { action: 'fly' })).toMatchObject([{ path: 'action' }])
})

test('every unknown field is named, in a list too', () => {
  const Things = z.strictObject({ items: z.array(z.strictObject({ name: z.string() })) })
  expect(issuesOf(Things, { items: [{ name: 'a', size: 1, colour: 2 }], extra: 1 })).toMatchObject([
    { path: 'items.0.size' },
    { path: 'items.0.colour' },
    { path: 'extra' },
  ])
})
