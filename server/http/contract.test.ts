import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { accessOf } from '#contract/endpoint.ts'
import { openapi } from '#contract/openapi.ts'
import { jsonSchemaOf } from '#server/test/samples.ts'
import { callSample, endpoints, guarded, type Ids, variantsOf } from '#server/test/endpoints.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

describe('a stranger gets 401', () => {
  test.each(guarded)('%s', async (_, endpoint) => {
    for (const token of [undefined, 'a.b.c', 'x'.repeat(5000)]) {
      const reply = await callSample(world, endpoint, token)
      expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'unauthenticated' }])
    }
  })
})

describe('a token of another audience gets 401', () => {
  test.each(guarded)('%s', async (_, endpoint) => {
    const key = world.authSecret
    const token = createSigner({ key, iss: 'tertulia', aud: 'practice', sub: crypto.randomUUID(), expiresIn: 60_000 })({
      sid: 's',
    })
    expect((await callSample(world, endpoint, token)).statusCode).toBe(401)
  })
})

describe('a school without access gets 402', () => {
  const gated = guarded.filter(([, endpoint]) => accessOf(endpoint) === 'school')
  test.each(gated)('%s', async (_, endpoint) => {
    const { signedIn } = await world.signUp({ tier: null })
    const reply = await callSample(world, endpoint, signedIn.authToken)
    expect([reply.statusCode, reply.json()]).toMatchObject([402, { code: 'subscription_required' }])
  })
})

describe("another school's id gets 404 and changes nothing", () => {
  const idFields = ([, { path, query, body }]: (typeof endpoints)[number]) =>
    path.includes(':') ||
    [query, body].some((schema) => schema && JSON.stringify(jsonSchemaOf(schema, 'input')).includes('"uuid"'))
  const everything = async ({ signedIn }: School) => {
    const { id } = signedIn.user.school
    const tables = [
      'students',
      'classes',
      'class_members',
      'imports',
      'student_emails',
      'sessions',
      'users',
      'sandbox_accounts',
    ] as const
    return Promise.all(
      tables.map((table) => world.db.selectFrom(table).selectAll().where('school_id', '=', id).execute()),
    )
  }

  test.each(endpoints.filter(idFields))('%s', async (name, endpoint) => {
    const [mine, theirs] = [await world.signUp(), await world.signUp()]
    const foreign = await belongings(theirs, name)
    const before = await everything(theirs)
    for (let variant = 0; variant < variantsOf(endpoint); variant += 1) {
      const reply = await callSample(world, endpoint, mine.signedIn.authToken, foreign, variant)
      expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'not_found' }])
      const unknown = await callSample(world, endpoint, mine.signedIn.authToken, () => crypto.randomUUID(), variant)
      expect([unknown.statusCode, unknown.json()]).toEqual([404, reply.json()])
    }
    expect(await everything(theirs)).toEqual(before)
  })

  async function belongings({ api, signedIn }: School, name: string): Promise<Ids> {
    const student = await api.students.add({ body: { first_name: 'Theirs' } })
    const school_id = signedIn.user.school.id
    const { id: class_id } = await world.db
      .insertInto('classes')
      .values({ school_id, name: 'Theirs' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { import_id } = await api.imports.preview({ file: new Blob(['First name\nAda\n'], { type: 'text/csv' }) })
    const [area] = name.split('.')
    const session = (await api.sessions.list()).items[0]?.id
    const idOf: Record<string, string | undefined> = { classes: class_id, imports: import_id, sessions: session }
    const own: Record<string, string> = {
      id: idOf[area ?? ''] ?? student.id,
      ids: student.id,
      class_id,
      class_ids: class_id,
      import_id,
    }
    return (field) => own[field]
  }
})

test('the OpenAPI document is valid and is the one that is committed', async () => {
  const document = openapi(contract)
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const committed: unknown = JSON.parse(readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'))
  expect(JSON.parse(JSON.stringify(document)), 'run `npm run openapi`').toEqual(committed)
})

test('the document and its page are served, the page without any script', async () => {
  expect((await world.app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  const page = await world.app.inject('/api/docs')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
  expect(page.body).not.toMatch(/<script|style=|https?:/i)
  for (const [, { method, path }] of endpoints) expect(page.body).toContain(`${method} /api${path}`)
})
