import * as z from 'zod/mini'
import { accessOf, type Api, type Contract, type Endpoint, successStatus } from './endpoint.ts'
import { type ErrorCode, errorStatus, universalErrors } from './errors.ts'

type JsonSchema = Record<string, unknown>

const accessWords = {
  public: 'Anybody.',
  account: 'Any signed-in account.',
  school: 'An account whose school has access.',
  practice: 'A student with a practice session.',
  'school or practice': 'An account whose school has access, or a student with a practice session.',
} as const

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

const inJson = (schema: JsonSchema) => ({ 'application/json': { schema } })
const asFile = { schema: { type: 'string', format: 'binary' } }

function parametersOf({ path, params, query, idempotent }: Endpoint) {
  const { properties: named = {} } = params ? z.toJSONSchema(params) : {}
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: named[name] ?? { type: 'string', format: 'uuid' },
  }))
  const { required = [] } = query ? z.toJSONSchema(query, { io: 'input' }) : {}
  // A query travels as text; what it is read as says more about it.
  const { properties = {} } = query ? z.toJSONSchema(query) : {}
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])]
}

function bodyOf({ body, accepts }: Endpoint) {
  if (body) return { requestBody: { required: true, content: inJson(schemaOf(body, 'input')) } }
  if (!accepts) return {}
  return { requestBody: { required: true, content: Object.fromEntries(accepts.types.map((type) => [type, asFile])) } }
}

/** Every code that an endpoint may answer with. */
export function failuresOf(endpoint: Endpoint): ErrorCode[] {
  const isPublic = accessOf(endpoint) === 'public'
  const universal = universalErrors.filter(
    (code) =>
      !(isPublic && code === 'unauthenticated') &&
      !(['public', 'account'].includes(accessOf(endpoint)) && code === 'subscription_required'),
  )
  const own: ErrorCode[] = [...(endpoint.fails ?? [])]
  if (endpoint.idempotent) own.push('idempotency_mismatch')
  if (endpoint.body || endpoint.accepts) own.push('too_large')
  return [...new Set([...universal, ...own])]
}

const contentOf = (produces: Endpoint['produces']) =>
  produces && Object.fromEntries([produces].flat().map((type) => [type, asFile]))

const inEvents = (streams: NonNullable<Endpoint['streams']>) => {
  const events = Object.entries(streams).map(([event, data]) => ({
    type: 'object',
    properties: { event: { const: event }, data: schemaOf(data, 'output') },
    required: ['event', 'data'],
  }))
  return { 'text/event-stream': { schema: { anyOf: events } } }
}

function responsesOf(endpoint: Endpoint) {
  const { returns, streams, produces, redirects } = endpoint
  const content = returns ? inJson(schemaOf(returns, 'output')) : streams ? inEvents(streams) : contentOf(produces)
  const failures = Object.entries(Object.groupBy(failuresOf(endpoint), (code) => errorStatus[code])).map(
    ([status, codes]) => [
      status,
      { description: codes.join(', '), content: inJson({ $ref: '#/components/schemas/Failure' }) },
    ],
  )
  return {
    [successStatus(endpoint)]: { description: redirects ? 'Goes on elsewhere.' : 'Done.', ...(content && { content }) },
    ...Object.fromEntries(failures),
  }
}

const operationOf = (area: string, name: string, endpoint: Endpoint) => ({
  operationId: `${area}.${name}`,
  tags: [area],
  summary: endpoint.summary,
  description: `For: ${accessWords[accessOf(endpoint)]}`,
  ...(accessOf(endpoint) === 'public' && { security: [] }),
  parameters: parametersOf(endpoint),
  ...bodyOf(endpoint),
  responses: responsesOf(endpoint),
})

const Failure = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    details: { type: 'object' },
  },
  required: ['code', 'message', 'details'],
}

/** The contract as an OpenAPI 3.1 document. */
export function openapi(contract: Contract): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  const areas: [string, Api][] = Object.entries(contract)
  for (const [area, api] of areas)
    for (const [name, endpoint] of Object.entries(api)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(area, name, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Tertulia', version: '1', description: 'Everything that the dashboard does, and nothing else.' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure },
    },
  }
}
