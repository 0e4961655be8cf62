import type { Finding, ProofContext } from '../proof.ts'
import { allSamples, call, type Sample } from './requests.ts'
import { createTally, type Tally, unexpectedStatus } from './tally.ts'
import type { Target, Victim } from './target.ts'
import { mapConcurrently, isSelected } from './concurrency.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'COPY', 'TRACK2']
const types = [
  'text/plain',
  'text/xml',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'APPLICATION/JSON;;',
  'x',
  '*/*',
]
const serverFields = [
  'role',
  'status',
  'tier',
  'school_id',
  'user_id',
  'id',
  'is_admin',
  'email_confirmed',
  'password_hash',
]
const deep = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`
const texts = [
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1,"__proto__":null}',
  '{"\\u005f_proto__":{"role":"admin"}}',
  deep(100),
  deep(20_000),
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  '{"a":1e999999}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\u0000',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '[]',
  'null',
  '"x"',
  '0',
  '',
  '{',
  '{"a":01}',
]

const isObject = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null

async function sendMalformed(address: string, sample: Sample, tally: Tally): Promise<void> {
  const note = async (kind: string, changed: Partial<Sample>, ...right: number[]) => {
    const answer = await call(address, sample, changed)
    const text = await answer.text()
    const wrong = unexpectedStatus(answer, ...right)
    tally.note(
      kind,
      wrong &&
        `${sample.name} ${wrong} to ${JSON.stringify(changed.body ?? changed).slice(0, 90)}: ${text.slice(0, 90)}`,
    )
  }
  const { endpoint, headers, body, query } = sample
  for (const text of texts) await note('bodies', { body: text }, 2, 4, 3)
  for (const type of types) await note('content types', { headers: { ...headers, 'content-type': type } }, 2, 4, 3)
  if (isObject(body) && !endpoint.accepts) {
    for (const field of serverFields.filter((one) => !(one in body)))
      await note('server-managed fields', { body: { ...body, [field]: 'admin' } }, 4)
    for (const field of Object.keys(body))
      for (const value of ['\u0000', '\ud800', { $gt: '' }, [], {}, 1e300, -1, null, true, 'x'.repeat(100_000)])
        await note('values', { body: { ...body, [field]: value } }, 2, 4)
  }
  for (const field of Object.keys(query))
    for (const value of ['\u0000', `'"><`, '-1', '1e9', '9'.repeat(400), '../..', '[]', '{{7*7}}', '%', '${7*7}'])
      await note('queries', { query: { ...query, [field]: value } }, 2, 3, 4)
  for (const field of ['__proto__', 'constructor', 'toString', 'x[]', 'school_id'])
    await note('queries', { query: { ...query, [field]: 'x' } }, 4, 3, 2)
}

async function swapMethods(address: string, { path, headers }: Sample, tally: Tally): Promise<void> {
  for (const method of methods) {
    const over = { ...headers, 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    const answer = await fetch(`${address}${path}`, { method, headers: { ...over, 'content-type': 'text/plain' } })
    await answer.arrayBuffer()
    tally.note('methods', unexpectedStatus(answer, 2, 3, 4))
  }
}

const containsId = ({ path, body, query }: Sample, ids: Victim['ids']) =>
  Object.values(ids).some((id) => `${path} ${JSON.stringify(body)} ${JSON.stringify(query)}`.includes(id))

export async function testMalformedCalls(target: Target, { options }: ProofContext): Promise<Finding[]> {
  const { address, openVictim } = target
  const tally = createTally('Malformed calls')
  const samples = allSamples(await openVictim())
  const names = [...new Set(samples.map(({ name }) => name))].filter((name) => isSelected(options, 'endpoints', name))
  // Each endpoint gets a new school, because some calls sign out or delete the account.
  await mapConcurrently(names, 3, async (name) => {
    for (const sample of allSamples(await openVictim()).filter((one) => one.name === name)) {
      await swapMethods(address, sample, tally)
      await sendMalformed(address, sample, tally)
    }
  })
  const owner = await openVictim()
  const foreign = createTally("Another school's ids")
  const dump = async () =>
    JSON.stringify(await (await owner.school.send('/students', { method: 'GET', headers: {} })).json())
  const before = await dump()
  for (const name of names) {
    const mine = await openVictim()
    const token = { dashboard: mine.school.signedIn.authToken, practice: mine.token }
    for (const sample of allSamples(owner).filter((one) => one.name === name && containsId(one, owner.ids))) {
      if (name === 'practice.open') continue
      const access = sample.endpoint.access?.startsWith('practice') ? token.practice : token.dashboard
      const headers = { ...sample.headers, authorization: `Bearer ${access}` }
      const answer = await call(address, sample, { headers })
      const wrong = unexpectedStatus(answer, 404, 400)
      foreign.note('calls', wrong && `${name} ${wrong}: ${(await answer.text()).slice(0, 100)}`)
    }
  }
  foreign.note('unchanged data', (await dump()) !== before && 'something changed')
  return [tally.finding(), foreign.finding()]
}
