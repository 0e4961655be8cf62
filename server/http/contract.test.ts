import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { accessOf } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { openapi } from '#contract/openapi.ts'
import {
  callSample,
  endpoints,
  protectedEndpoints,
  type IdOf,
  eitherTokenEndpoints,
  singleTokenEndpoints,
  idFieldsOf,
  type Tokens,
  tokenFor,
  variantsOf,
} from '#server/test/contract/endpoints.ts'
import { belongingsOf, takesIds } from '#server/test/contract/belongings.ts'
import { rowsOfSchool } from '#server/test/contract/rows-of-school.ts'
import { openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

describe('an anonymous caller gets 401', () => {
  test.each(protectedEndpoints)('%s', async (_, endpoint) => {
    for (const token of [undefined, 'a.b.c', 'x'.repeat(5000)]) {
      const reply = await callSample(world, endpoint, token)
      expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'unauthenticated' }])
    }
  })
})

interface JsonObject {
  required?: unknown
  properties?: object
  pattern?: string
  examples?: unknown[]
  'application/json'?: { schema: { format?: string } }
}

const tokensOf = ({ school, token }: PracticeStudent): Tokens => ({
  dashboard: school.signedIn.authToken,
  practice: token,
})

describe('a student’s token opens no dashboard endpoint, and a school’s token no practice endpoint', () => {
  let tokens: Tokens
  beforeAll(async () => {
    tokens = tokensOf(await openPracticeStudent(world))
  })
  test.each(singleTokenEndpoints)('%s', async (_, endpoint) => {
    const swapped = { dashboard: tokens.practice, practice: tokens.dashboard }
    const reply = await callSample(world, endpoint, tokenFor(endpoint, swapped))
    expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'unauthenticated' }])
  })
})

describe('endpoints for both accept either token', () => {
  let tokens: Tokens
  beforeAll(async () => {
    tokens = tokensOf(await openPracticeStudent(world))
  })
  test.each(eitherTokenEndpoints)('%s', async (_, endpoint) => {
    for (const token of [tokens.dashboard, tokens.practice])
      expect((await callSample(world, endpoint, token)).statusCode).not.toBe(401)
  })
})

describe('a school without access gets 402', () => {
  const gated = protectedEndpoints.filter(([, endpoint]) => accessOf(endpoint) !== 'account')
  let tokens: Tokens
  beforeAll(async () => {
    const student = await openPracticeStudent(world)
    tokens = tokensOf(student)
    const { id } = student.school.signedIn.user.school
    await world.pool.query(`update schools set subscription_status = 'unpaid' where id = $1`, [id])
  })
  test.each(gated)('%s', async (_, endpoint) => {
    const isForBoth = accessOf(endpoint) === 'school or practice'
    for (const token of isForBoth ? [tokens.dashboard, tokens.practice] : [tokenFor(endpoint, tokens)]) {
      const reply = await callSample(world, endpoint, token)
      expect([reply.statusCode, reply.json()]).toMatchObject([402, { code: 'subscription_required' }])
    }
  })
})

describe("another school's id gets 404 and changes nothing", () => {
  let mine: PracticeStudent
  let theirs: PracticeStudent
  let belongings: Awaited<ReturnType<typeof belongingsOf>>
  beforeAll(async () => {
    mine = await openPracticeStudent(world)
    theirs = await openPracticeStudent(world)
    belongings = await belongingsOf(world, theirs)
  })
  test.each(protectedEndpoints.filter(takesIds))('%s', async (name, endpoint) => {
    const token = tokenFor(endpoint, tokensOf(mine))
    const foreign = belongings(name)
    const before = await rowsOfSchool(world, theirs.school)
    const queried = idFieldsOf(endpoint)
    for (const field of queried.length > 0 ? queried : [''])
      for (let variant = 0; variant < variantsOf(endpoint); variant += 1) {
        const only =
          (ids: IdOf): IdOf =>
          (one) =>
            queried.includes(one) && one !== field ? undefined : ids(one)
        const reply = await callSample(world, endpoint, token, only(foreign), variant)
        expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'not_found' }])
        const unknownIds = only(() => crypto.randomUUID())
        const unknown = await callSample(world, endpoint, token, unknownIds, variant)
        expect([unknown.statusCode, unknown.json()]).toEqual([404, reply.json()])
      }
    expect(await rowsOfSchool(world, theirs.school)).toEqual(before)
  })
})

test('the OpenAPI document is valid and is the one that is committed', async () => {
  const document = openapi(contract)
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const committed: unknown = JSON.parse(readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'))
  expect(JSON.parse(JSON.stringify(document)), 'run `npm run openapi`').toEqual(committed)
})

test('the document names what it requires, gives examples that fit, and calls JSON by its name', () => {
  const document = JSON.parse(JSON.stringify(openapi(contract)))
  for (const schema of objectsIn(document)) {
    const { required, properties, pattern, examples = [] } = schema
    if (Array.isArray(required)) expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(required))
    for (const example of examples) expect(example).toMatch(new RegExp(String(pattern), 'u'))
    if (schema['application/json']) expect(schema['application/json'].schema.format).toBeUndefined()
  }
  expect(document.info.license).toEqual({ name: 'UNLICENSED' })
})

test('the document and its page are served, the page without any script', async () => {
  expect((await world.app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  const page = await world.app.inject('/api/docs')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
  expect(page.body).not.toMatch(/<script|style=|https?:/i)
  for (const [, { method, path }] of endpoints) expect(page.body).toContain(`${method} /api${path}`)
})

/** Every object in a JSON value, itself included. */
function objectsIn(value: unknown): JsonObject[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value, ...inside]
}
