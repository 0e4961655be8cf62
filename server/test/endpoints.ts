import type { LightMyRequestResponse } from 'fastify'
import { accessOf, type Api, type Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type JsonSchema, jsonSchemaOf, sampleOf } from '#server/test/samples.ts'
import type { World } from '#server/test/world.ts'

/** The tokens of a school and of one of its students. */
export interface Tokens {
  dashboard: string
  practice: string
}

type Named = [name: string, endpoint: Endpoint]
const areas: [string, Api][] = Object.entries(contract)

/** Every endpoint of the contract with its name. */
export const endpoints: Named[] = areas.flatMap(([area, api]) =>
  Object.entries(api).map(([name, endpoint]): Named => [`${area}.${name}`, endpoint]),
)
/** Those that ask who is there. */
export const guarded: Named[] = endpoints.filter(([, endpoint]) => accessOf(endpoint) !== 'public')

/** Those that ask for one kind of token. */
export const ofOneKind: Named[] = guarded.filter(([, endpoint]) => accessOf(endpoint) !== 'school or practice')
/** Those that take both. */
export const ofBothKinds: Named[] = guarded.filter(([, endpoint]) => accessOf(endpoint) === 'school or practice')

/** The token that an endpoint is for, the school's where it takes both. */
export const tokenFor = (endpoint: Endpoint, { dashboard, practice }: Tokens): string =>
  accessOf(endpoint) === 'practice' ? practice : dashboard

/** The fields of an endpoint's query that are ids. */
export const queriedIds = ({ query }: Endpoint): string[] =>
  Object.entries(query ? (jsonSchemaOf(query, 'input').properties ?? {}) : {}).flatMap(([name, { format }]) =>
    format === 'uuid' ? [name] : [],
  )

/** What stands where an id can: by the field's name, or undefined for one that is made up. */
export type Ids = (field: string) => string | undefined

/** How many kinds of body an endpoint takes. */
export const variantsOf = ({ body }: Endpoint): number => (body && jsonSchemaOf(body, 'input').anyOf?.length) ?? 1

const kindOf = (schema: JsonSchema, variant: number) => schema.anyOf?.[variant] ?? schema

/** Calls an endpoint with a body, of the kinds that it takes the given one, a query and ids that its contract accepts. */
export function callSample(
  { app }: World,
  endpoint: Endpoint,
  token?: string,
  ids: Ids = () => undefined,
  variant = 0,
): Promise<LightMyRequestResponse> {
  const { method, path, body, accepts } = endpoint
  const replace = (field: string, { format }: { format?: string }) => (format === 'uuid' ? ids(field) : undefined)
  const url = path.replace(/:(\w+)/g, (_, name: string) => ids(name) ?? crypto.randomUUID())
  const search = queriedIds(endpoint)
    .filter(ids)
    .map((name): [string, string] => [name, ids(name) ?? ''])
  return app.inject({
    method,
    url: `/api${url}?${new URLSearchParams(search).toString()}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(accepts && { 'content-type': 'text/csv' }) },
    ...(body && { payload: sampleOf(kindOf(jsonSchemaOf(body, 'input'), variant), replace) as object }),
    ...(accepts && { payload: Buffer.from('First name\nAda\n') }),
  })
}
