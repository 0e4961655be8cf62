import type { Finding, Ground } from '../proof.ts'
import { allSamples, call, type Sample } from './requests.ts'
import { createTally, type Tally, unless } from './tally.ts'
import type { Target, Victim } from './target.ts'
import { eachAtOnce, wanted } from './work.ts'

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
const owned = ['role', 'status', 'tier', 'school_id', 'user_id', 'id', 'is_admin', 'email_confirmed', 'password_hash']
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

async function confuse(address: string, sample: Sample, tally: Tally): Promise<void> {
  const note = async (kind: string, changed: Partial<Sample>, ...right: number[]) => {
    const answer = await call(address, sample, changed)
    const text = await answer.text()
    const wrong = unless(answer, ...right)
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
    for (const field of owned.filter((one) => !(one in body)))
      await note('fields of the server', { body: { ...body, [field]: 'admin' } }, 4)
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
    tally.note('methods', unless(answer, 2, 3, 4))
  }
}

/** Says whether a path or anything in a body or query of a call names something by its id. */
const namesSomething = ({ path, body, query }: Sample, ids: Victim['ids']) =>
  Object.values(ids).some((id) => `${path} ${JSON.stringify(body)} ${JSON.stringify(query)}`.includes(id))

/** Calls with what a caller may not say, and with the ids of another school; nothing of that school changes. */
export async function withConfusion(target: Target, { options }: Ground): Promise<Finding[]> {
  const { address, openVictim } = target
  const tally = createTally('Bodies, types, methods, fields')
  const samples = allSamples(await openVictim())
  const names = [...new Set(samples.map(({ name }) => name))].filter((name) => wanted(options, 'endpoints', name))
  // What signs out or erases ends only a school of its own.
  await eachAtOnce(names, 3, async (name) => {
    for (const sample of allSamples(await openVictim()).filter((one) => one.name === name)) {
      await swapMethods(address, sample, tally)
      await confuse(address, sample, tally)
    }
  })
  const theirs = await openVictim()
  const foreign = createTally('Ids of another school')
  const dump = async () =>
    JSON.stringify(await (await theirs.school.send('/students', { method: 'GET', headers: {} })).json())
  const before = await dump()
  for (const name of names) {
    const mine = await openVictim()
    const token = { dashboard: mine.school.signedIn.authToken, practice: mine.token }
    for (const sample of allSamples(theirs).filter((one) => one.name === name && namesSomething(one, theirs.ids))) {
      if (name === 'practice.open') continue
      const access = sample.endpoint.access?.startsWith('practice') ? token.practice : token.dashboard
      const headers = { ...sample.headers, authorization: `Bearer ${access}` }
      const answer = await call(address, sample, { headers })
      const wrong = unless(answer, 404, 400)
      foreign.note('calls', wrong && `${name} ${wrong}: ${(await answer.text()).slice(0, 100)}`)
    }
  }
  foreign.note('looks at what they have', (await dump()) !== before && 'something changed')
  return [tally.finding(), foreign.finding()]
}
