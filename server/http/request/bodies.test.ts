import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { students } from '#contract/people/students.ts'
import { endpoints, variantsOf } from '#server/test/contract/endpoints.ts'
import { type JsonSchema, jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'

const ownedByServer = ['role', 'status', 'tier', 'school_id', 'user_id', 'email_confirmed', 'created_at']
const schemaOf = ({ body }: Endpoint): JsonSchema => (body ? jsonSchemaOf(body, 'input') : {})

// A chatbot has a role too, and a subscription names a tier.
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'chatbots.add': ['role'],
  'chatbots.edit': ['role'],
  'billing.subscribe': ['tier'],
  'billing.change': ['tier'],
}

describe('a caller cannot set their own role, status, plan or school', () => {
  test.each(endpoints.filter(([, { body }]) => body))('%s', (name, endpoint) => {
    const schema = schemaOf(endpoint)
    const fields = ownedByServer.filter((field) => !exceptions[name]?.includes(field))
    for (let variant = 0; variant < variantsOf(endpoint); variant += 1)
      for (const field of fields) {
        const sample = sampleOf(schema.anyOf?.[variant] ?? schema)
        const read = endpoint.body?.safeParse({ ...(sample as object), [field]: 'admin' })
        expect(read?.success, field).toBe(false)
        expect(JSON.stringify(read?.error?.issues)).toContain(`"${field}"`)
      }
  })
})

/** The paths of strings and arrays without a limit. */
function unlimitedIn(schema: JsonSchema & Record<string, unknown>, at: string): string[] {
  if (schema.enum ?? schema.const ?? schema.format ?? schema.pattern) return []
  if (schema.anyOf) return schema.anyOf.flatMap((inner) => unlimitedIn({ ...inner }, at))
  const types = new Set([schema.type].flat())
  const own = [
    ...(types.has('string') && schema.maxLength === undefined ? [at] : []),
    ...(types.has('array') && schema.maxItems === undefined ? [at] : []),
  ]
  const nested = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    unlimitedIn({ ...inner }, `${at}.${name}`),
  )
  return [...own, ...nested, ...(schema.items ? unlimitedIn({ ...schema.items }, `${at}[]`) : [])]
}

test('every string and array of the contract has a limit', () => {
  const found = endpoints.flatMap(([name, { body, query }]) =>
    [body, query].flatMap((inner) => (inner ? unlimitedIn({ ...jsonSchemaOf(inner, 'input') }, name) : [])),
  )
  // Languages are limited by their list.
  expect(found.filter((at) => !/\.(?:native_)?language$/.test(at))).toEqual([])
})

test('only pictures, spreadsheets, webhooks and what a student says are accepted as files', () => {
  const accepted = endpoints.flatMap(([name, { accepts }]) =>
    accepts ? [[name, accepts.limit, ...accepts.types]] : [],
  )
  expect(accepted.map(([name, limit]) => [name, Number(limit) <= 5_000_000])).toEqual([
    ['account.putPicture', true],
    ['account.putLogo', true],
    ['imports.preview', true],
    ['hearing.transcribe', true],
    ['billing.webhook', true],
  ])
  const sounds = accepted.filter((one) => /audio|video/.test(one.join(' ')))
  expect(sounds.map(([name]) => name)).toEqual(['hearing.transcribe'])
})

test('calls that create or pay take an idempotency key, and edits take a version', () => {
  const names = endpoints.flatMap(([name, { idempotent }]) => (idempotent ? [name] : []))
  expect(names).toEqual(
    expect.arrayContaining([
      'students.add',
      'students.bulk',
      'imports.run',
      'classes.add',
      'chatbots.add',
      'avatars.add',
      'practice.start',
      'practice.say',
      'billing.subscribe',
      'billing.change',
      'billing.cancel',
      'billing.resume',
    ]),
  )
  const unversioned = endpoints.filter(
    ([, endpoint]) => endpoint.method === 'PATCH' && !schemaOf(endpoint).properties?.version,
  )
  // Each switch belongs to one user.
  expect(unversioned.map(([name]) => name)).toEqual(['notices.editMails'])
})

test('only the first name of a student is required', () => {
  expect(students.add.body.safeParse({ first_name: 'Ana' }).success).toBe(true)
  expect(students.add.body.safeParse({ last_name: 'Díaz', email: 'ana@school.example' }).success).toBe(false)
})
