import { accessOf, type Endpoint } from '#contract/endpoint.ts'
import { endpoints, queriedIds, variantsOf } from '#server/test/endpoints.ts'
import { type JsonSchema, jsonSchemaOf, sampleOf } from '#server/test/samples.ts'
import { goodPassword } from '#server/test/world.ts'
import type { Victim } from './target.ts'

/** A call as it goes over the wire; what stands in it is what a school would send. */
export interface Sample {
  name: string
  endpoint: Endpoint
  /** From `/api` on, without the query. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

const ownIds: Readonly<Record<string, string>> = {
  classes: 'class_id',
  imports: 'import_id',
  sessions: 'session_id',
  chatbots: 'chatbot_id',
  avatars: 'avatar_id',
  conversations: 'conversation_id',
  practice: 'conversation_id',
}

/** The id of the school's that a field of an endpoint asks for. */
export function idFor(name: string, field: string, ids: Victim['ids']): string | undefined {
  const [area = ''] = name.split('.')
  if (field === 'id') return ids[ownIds[area] ?? 'student_id']
  if (field === 'ids') return ids[area === 'notices' ? 'notice_id' : 'student_id']
  if (field === 'until') return ids.notice_id
  if (field === 'members_last') return ids.class_id
  return ids[field.replace(/ids$/, 'id')]
}

const words: Readonly<Record<string, unknown>> = {
  password: goodPassword,
  current_password: goodPassword,
  new_password: 'another-quiet-river-43',
  school_name: 'Escuela Sol',
  time_zone: 'Europe/Madrid',
  level: 'A2',
  language: 'es',
  native_language: 'de',
  sort: 'name',
  search: 'Ana',
  from: '2026-01-01',
  to: '2026-01-31',
  page: 1,
  page_size: 25,
  phone: '+34600000000',
  code: 'x'.repeat(43),
  index: 0,
}
/** Those that are asked about one thing of several. */
const aboutOne = new Set(['assignments.list', 'reports.get', 'reports.export'])

/** Those that nothing would come after if they were done: the session, or the school, would be gone. */
const endsAll = new Set(['auth.changePassword', 'account.remove'])

const valueFor = (name: string, { ids, school }: Victim) => {
  const fill = (field: string, { format, type, enum: choices }: JsonSchema): unknown => {
    if (endsAll.has(name) && /^(?:current_)?password$/.test(field)) return 'a-river-of-others-41'
    if (name === 'auth.login' && field === 'email') return school.signedIn.user.email
    // The first row is the heading.
    if (field === 'rows' && type === 'integer') return 2
    if (field === 'email') return `${crypto.randomUUID()}@contract.example`
    if (format === 'uuid') return idFor(name, field, ids)
    if (name === 'practice.open' && field === 'token') return ids.link
    const word = words[field]
    return word === undefined || (choices && !choices.includes(word)) ? undefined : word
  }
  return fill
}

/** One call of each kind of body that an endpoint takes. */
export function samplesOf(name: string, endpoint: Endpoint, victim: Victim): Sample[] {
  const { path, query, body, accepts } = endpoint
  const fill = valueFor(name, victim)
  const token = accessOf(endpoint).startsWith('practice') ? victim.token : victim.school.signedIn.authToken
  const filled = path.replace(/:(\w+)/g, (_, field: string) =>
    field === 'id' ? (idFor(name, field, victim.ids) ?? '') : field === 'language' ? 'es' : crypto.randomUUID(),
  )
  const asked = query ? (jsonSchemaOf(query, 'input').properties ?? {}) : {}
  // Nobody is due for deletion yet, and what finds nobody tells nothing apart.
  const pairs = Object.entries(asked)
    .filter(([field]) => field !== 'retention')
    .map(([field, schema]) => [field, String(sampleOf(schema, fill, field))] as const)
  const type = accepts ? 'application/octet-stream' : 'application/json'
  const shape = body && jsonSchemaOf(body, 'input')
  const ids = aboutOne.has(name) ? queriedIds(endpoint) : []
  const queries = (ids.length > 0 ? ids : ['']).map((id) =>
    Object.fromEntries(pairs.filter(([field]) => field === id || !ids.includes(field))),
  )
  return queries.flatMap((one) =>
    Array.from({ length: variantsOf(endpoint) }, (_, variant) => ({
      name,
      endpoint,
      path: `/api${filled}`,
      query: one,
      headers: { authorization: `Bearer ${token}`, ...((body ?? accepts) && { 'content-type': type }) },
      body: accepts ? 'First name\nAda\n' : shape && sampleOf(shape.anyOf?.[variant] ?? shape, fill),
    })),
  )
}

/** Every endpoint's calls, as a school's own. */
export const allSamples = (victim: Victim): Sample[] =>
  endpoints.flatMap(([name, endpoint]) => samplesOf(name, endpoint, victim))

/** Sends a call, with something of it changed. */
export function call(address: string, sample: Sample, changed: Partial<Sample> = {}): Promise<Response> {
  const { endpoint, path, query, headers, body } = { ...sample, ...changed }
  const search = new URLSearchParams(query).toString()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${address}${path}${search && `?${search}`}`, {
    method: endpoint.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(body !== undefined && endpoint.method !== 'GET' && { body: text }),
  })
}
