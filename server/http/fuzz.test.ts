import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type Tokens, tokenFor } from '#server/test/contract/endpoints.ts'
import { openPracticeStudent } from '#server/test/practice-world.ts'
import { jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
let tokens: Tokens
const open = async () => {
  const { school, token } = await openPracticeStudent(world)
  tokens = { dashboard: school.signedIn.authToken, practice: token }
}
beforeAll(async () => {
  world = await shareWorld()
  await open()
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '%',
    "' or 1=1 --",
    '__proto__',
    'NaN',
    '1e999',
    '9007199254740993',
    'null',
    '../../etc/passwd',
    'a\u0000b@school.example',
    'a\ud800b@school.example',
    3_000_000_000,
  ),
  fc.uuid(),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, -1),
)

describe('random input never causes a 5xx', () => {
  test.each(endpoints)('%s', async (_, endpoint) => {
    const { method, path, body, accepts } = endpoint
    const base = body ? sampleOf(jsonSchemaOf(body, 'input')) : {}
    const fields = Object.keys(base as object)
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.dictionary(
          fc.constantFrom(
            'search',
            'page',
            'page_size',
            'sort',
            'class_id',
            'student_id',
            'avatar_id',
            'from',
            'to',
            'language',
            'x',
          ),
          fc.oneof(fc.string(), fc.uuid()),
        ),
        fc.oneof(nasty, fc.dictionary(fields.length ? fc.constantFrom(...fields) : fc.string(), nasty)),
        async (id, query, value) => {
          const payload =
            typeof value === 'object' && value && !Array.isArray(value) ? { ...(base as object), ...value } : value
          const url = `/api${path.replace(/:\w+/g, encodeURIComponent(id))}?${new URLSearchParams(query).toString()}`
          const type = accepts ? 'application/octet-stream' : 'application/json'
          const headers = { authorization: `Bearer ${tokenFor(endpoint, tokens)}`, 'content-type': type }
          const text = JSON.stringify(payload)
          const reply = await world.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: text }) })
          if (reply.statusCode === 401) await open()
          expect(reply.statusCode, `${method} ${url} ${text} → ${reply.body}`).toBeLessThan(500)
        },
      ),
      { numRuns: 60 },
    )
  })
})
