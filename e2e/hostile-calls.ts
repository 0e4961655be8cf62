import { pathOf } from '#contract/client.ts'
import { type Endpoint, successStatus } from '#contract/endpoint.ts'
import { jsonSchemaOf, sampleOf } from '#server/test/samples.ts'
import { at, endpoints, hostile, isHostile, nameOf, type Part, placesOf, put } from './hostile-text.ts'

/** What a call says beyond its texts: ids, versions, choices. `status` is the answer that is expected, where it is a refusal. */
interface Given {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob
  status?: number
}
/** Calls an endpoint with such a text in every place that takes one; what came back, as JSON where it is. */
export type Fill = (name: string, given?: Given) => Promise<Record<string, unknown>>

// An address has its limit, too, in which a letter may take nine characters.
const longestQuery = 1000

// Beside the texts only what is given is asked for in a query; a body is whole.
function valueOf(endpoint: Endpoint, part: Part, given: Record<string, unknown> = {}): Record<string, unknown> {
  const schema = endpoint[part]
  if (!schema) return given
  const json = jsonSchemaOf(schema, 'input')
  // Of several kinds of body, whoever calls says which.
  if (json.anyOf) return given
  const sample = Object(sampleOf(json))
  const places = placesOf(schema)
  for (const { keys, most } of places) put(sample, keys, hostile(part === 'body' ? most : Math.min(most, longestQuery)))
  if (part === 'body') return { ...sample, ...given }
  const texts = places.map(({ keys }): [string, unknown] => [String(keys[0]), at(sample, keys)])
  return { ...Object.fromEntries(texts), ...given }
}

/** The calls of somebody who writes markup wherever text is taken, and what was last written into each text of the contract; null where it was refused. */
export function createFill(address: string) {
  const filled = new Map<string, string | null>()
  const note = (name: string, endpoint: Endpoint, part: Part, value: unknown, isTaken: boolean) => {
    const schema = endpoint[part]
    for (const place of schema ? placesOf(schema) : []) {
      const text = at(value, place.keys)
      const field = nameOf(name, part, place)
      if (isHostile(text)) filled.set(field, isTaken ? text : (filled.get(field) ?? null))
    }
  }
  const as =
    (token: string): Fill =>
    async (name, given = {}) => {
      const endpoint = endpoints.get(name)
      if (!endpoint) throw new Error(`The contract has no ${name}`)
      const query = Object.entries(valueOf(endpoint, 'query', given.query)).map(([key, value]): [string, string] => [
        key,
        String(value),
      ])
      const body = valueOf(endpoint, 'body', given.body)
      const path = pathOf(endpoint, { params: given.params ?? {}, query: Object.fromEntries(query) })
      const answer = await fetch(`${address}/api${path}`, {
        method: endpoint.method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${token}`,
          ...((given.file ?? endpoint.body) && { 'content-type': given.file?.type ?? 'application/json' }),
          'idempotency-key': crypto.randomUUID(),
        },
        ...(given.file ? { body: given.file } : endpoint.body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.status !== (given.status ?? successStatus(endpoint)))
        throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 500)}`)
      note(name, endpoint, 'body', body, answer.ok)
      note(name, endpoint, 'query', Object.fromEntries(query), answer.ok)
      return text.startsWith('{') ? Object(JSON.parse(text)) : { text }
    }
  return { as, filled }
}
