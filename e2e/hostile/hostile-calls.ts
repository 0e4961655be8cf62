import { pathOf } from '#contract/client.ts'
import { type Endpoint, successStatus } from '#contract/endpoint.ts'
import { jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'
import { valueAt, endpoints, hostile, isHostile, nameOf, type Part, placesOf, setAt } from './hostile-text.ts'

/** The values besides text. `status` is the expected status of a failure. */
interface CallValues {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob
  status?: number
}
/** Sends markup in every text field; returns the JSON. */
export type Fill = (name: string, given?: CallValues) => Promise<Record<string, unknown>>

// URLs are limited, and a letter may take nine characters when encoded.
const maxQueryLength = 1000

// A query has only the text fields and the given values; a body is complete.
function valueOf(endpoint: Endpoint, part: Part, given: Record<string, unknown> = {}): Record<string, unknown> {
  const schema = endpoint[part]
  if (!schema) return given
  const json = jsonSchemaOf(schema, 'input')
  // The caller chooses the variant.
  if (json.anyOf) return given
  const sample = Object(sampleOf(json))
  const places = placesOf(schema)
  for (const { keys, max } of places)
    setAt(sample, keys, hostile(part === 'body' ? max : Math.min(max, maxQueryLength)))
  if (part === 'body') return { ...sample, ...given }
  const texts = places.map(({ keys }): [string, unknown] => [String(keys[0]), valueAt(sample, keys)])
  return { ...Object.fromEntries(texts), ...given }
}

/** `filled` has the last text written into each field of the contract; null if it was rejected. */
export function createFill(address: string) {
  const filled = new Map<string, string | null>()
  const record = (name: string, endpoint: Endpoint, part: Part, value: unknown, isAccepted: boolean) => {
    const schema = endpoint[part]
    for (const place of schema ? placesOf(schema) : []) {
      const text = valueAt(value, place.keys)
      const field = nameOf(name, part, place)
      if (isHostile(text)) filled.set(field, isAccepted ? text : (filled.get(field) ?? null))
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
      record(name, endpoint, 'body', body, answer.ok)
      record(name, endpoint, 'query', Object.fromEntries(query), answer.ok)
      return text.startsWith('{') ? Object(JSON.parse(text)) : { text }
    }
  return { as, filled }
}
