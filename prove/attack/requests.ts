import { accessOf, type Endpoint } from '#contract/endpoint.ts'
import { endpoints, idFieldsOf, variantsOf } from '#server/test/contract/endpoints.ts'
import { type JsonSchema, jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'
import { goodPassword } from '#server/test/world.ts'
import type { Victim } from './target.ts'

export interface Sample {
  name: string
  endpoint: Endpoint
  /** With `/api`, without the query. */
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

export function idFor(name: string, field: string, ids: Victim['ids']): string | undefined {
  const [area = ''] = name.split('.')
  if (field === 'id') return ids[ownIds[area] ?? 'student_id']
  if (field === 'ids') return ids[area === 'notices' ? 'notice_id' : 'student_id']
  if (field === 'until') return ids.notice_id
  if (field === 'members_last') return ids.class_id
  return ids[field.replace(/ids$/, 'id')]
}

const validValues: Readonly<Record<string, unknown>> = {
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
  ticket: 'x'.repeat(43),
  recovery_code: 'ABCDEFGH23',
  index: 0,
}
/** Codes of the authorisation of Google, of an app and of a class differ in their form. */
const codes: Readonly<Record<string, string>> = { google: 'x'.repeat(43), factors: '123456', joining: 'BCDFGHJK' }
/** These accept only one id at a time. */
const oneIdOnly = new Set(['assignments.list', 'reports.get', 'reports.export'])

/** Succeeding would end the session or delete the school. */
const endsSession = new Set(['auth.changePassword', 'account.remove'])

const valueFor = (name: string, { ids, school }: Victim) => {
  const fill = (field: string, { format, type, enum: choices }: JsonSchema): unknown => {
    if (endsSession.has(name) && /^(?:current_)?password$/.test(field)) return 'a-wrong-password-41'
    if (name === 'auth.login' && field === 'email') return school.signedIn.user.email
    // Row 1 is the heading.
    if (field === 'rows' && type === 'integer') return 2
    if (field === 'email') return `${crypto.randomUUID()}@contract.example`
    if (format === 'uuid') return idFor(name, field, ids)
    if (name === 'practice.open' && field === 'token') return ids.link
    const value = field === 'code' ? codes[name.split('.')[0] ?? ''] : validValues[field]
    return value === undefined || (choices && !choices.includes(value)) ? undefined : value
  }
  return fill
}

export function samplesOf(name: string, endpoint: Endpoint, victim: Victim): Sample[] {
  const { path, query, body, accepts } = endpoint
  const fill = valueFor(name, victim)
  const token = accessOf(endpoint).startsWith('practice') ? victim.token : victim.school.signedIn.authToken
  const filled = path.replace(/:(\w+)/g, (_, field: string) =>
    field === 'id' ? (idFor(name, field, victim.ids) ?? '') : field === 'language' ? 'es' : crypto.randomUUID(),
  )
  const queryFields = query ? (jsonSchemaOf(query, 'input').properties ?? {}) : {}
  // No student is due for deletion, and an empty result proves nothing.
  const pairs = Object.entries(queryFields)
    .filter(([field]) => field !== 'retention')
    .map(([field, schema]) => [field, String(sampleOf(schema, fill, field))] as const)
  const type = accepts ? 'application/octet-stream' : 'application/json'
  const shape = body && jsonSchemaOf(body, 'input')
  const ids = oneIdOnly.has(name) ? idFieldsOf(endpoint) : []
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

export const allSamples = (victim: Victim): Sample[] =>
  endpoints.flatMap(([name, endpoint]) => samplesOf(name, endpoint, victim))

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
