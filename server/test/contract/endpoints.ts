import type { LightMyRequestResponse } from 'fastify'
import { accessOf, type Api, type Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type JsonSchema, jsonSchemaOf, sampleOf } from '#server/test/contract/samples.ts'
import type { World } from '#server/test/world.ts'

export interface Tokens {
  dashboard: string
  practice: string
}

export type NamedEndpoint = [name: string, endpoint: Endpoint]
const areas: [string, Api][] = Object.entries(contract)

export const endpoints: NamedEndpoint[] = areas.flatMap(([area, api]) =>
  Object.entries(api).map(([name, endpoint]): NamedEndpoint => [`${area}.${name}`, endpoint]),
)
export const protectedEndpoints: NamedEndpoint[] = endpoints.filter(([, endpoint]) => accessOf(endpoint) !== 'public')

export const singleTokenEndpoints: NamedEndpoint[] = protectedEndpoints.filter(
  ([, endpoint]) => accessOf(endpoint) !== 'school or practice',
)
export const eitherTokenEndpoints: NamedEndpoint[] = protectedEndpoints.filter(
  ([, endpoint]) => accessOf(endpoint) === 'school or practice',
)

export const tokenFor = (endpoint: Endpoint, { dashboard, practice }: Tokens): string =>
  accessOf(endpoint) === 'practice' ? practice : dashboard

export const idFieldsOf = ({ query }: Endpoint): string[] =>
  Object.entries(query ? (jsonSchemaOf(query, 'input').properties ?? {}) : {}).flatMap(([name, { format }]) =>
    format === 'uuid' ? [name] : [],
  )

export type IdOf = (field: string) => string | undefined

export const variantsOf = ({ body }: Endpoint): number => (body && jsonSchemaOf(body, 'input').anyOf?.length) ?? 1

const kindOf = (schema: JsonSchema, variant: number) => schema.anyOf?.[variant] ?? schema

/** `variant` chooses one of the body's shapes. */
export function callSample(
  { app }: World,
  endpoint: Endpoint,
  token?: string,
  ids: IdOf = () => undefined,
  variant = 0,
): Promise<LightMyRequestResponse> {
  const { method, path, body, accepts } = endpoint
  const replace = (field: string, { format }: { format?: string }) => (format === 'uuid' ? ids(field) : undefined)
  const url = path.replace(/:(\w+)/g, (_, name: string) => ids(name) ?? crypto.randomUUID())
  const search = idFieldsOf(endpoint)
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
