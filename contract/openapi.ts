import * as z from 'zod/mini'
import { accessOf, type Api, type Contract, type Endpoint, successStatus } from './endpoint.ts'
import { type ErrorCode, errorStatus, universalErrors } from './errors.ts'

type JsonSchema = Record<string, unknown>

const accessWords = {
  public: 'Public.',
  account: 'Any signed-in account.',
  school: 'An account whose school has access.',
  practice: 'A student with a practice session.',
  'school or practice': 'An account whose school has access, or a student with a practice session.',
} as const

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = describe(schema, io)
  return rest
}

const describe = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      listKeys(jsonSchema)
      if (jsonSchema.pattern !== undefined && jsonSchema.format === undefined) addExample(jsonSchema)
    },
  })

/** Lists the keys of an exhaustive record as properties, because validators look there for required keys. */
function listKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { required = [], propertyNames, additionalProperties } = schema
  if (required.length === 0 || !propertyNames || typeof additionalProperties !== 'object') return
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]))
  schema.additionalProperties = false
  delete schema.propertyNames
}

const plainText = 'Escuela Sol'
const examples = ['ana@school.example', '#3366cc', 'eyes', 'kJ3v8Xq2mB5tR7wZ1nC4pL6sD9fG0hYaEuTiOxQbVcM']

/** Tools in other languages can't generate text from these patterns. */
function addExample(schema: z.core.JSONSchema.BaseSchema): void {
  const pattern = new RegExp(schema.pattern ?? '', 'u')
  const example = pattern.test(plainText) ? undefined : examples.find((text) => pattern.test(text))
  if (example !== undefined) schema.examples = [example]
}

const inJson = (schema: JsonSchema) => ({ 'application/json': { schema } })
const bodyAs = (type: string) =>
  type === 'application/json' ? { schema: { type: 'object' } } : { schema: { type: 'string', format: 'binary' } }
const bodiesAs = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, bodyAs(type)]))

function parametersOf({ path, params, query, idempotent }: Endpoint) {
  const { properties: named = {} } = params ? describe(params, 'output') : {}
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: named[name] ?? { type: 'string', format: 'uuid' },
  }))
  const { required = [] } = query ? describe(query, 'input') : {}
  // The input type of a coerced number is text; the output type says more.
  const { properties = {} } = query ? describe(query, 'output') : {}
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
  return { requestBody: { required: true, content: bodiesAs(accepts.types) } }
}

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

const contentOf = (produces: Endpoint['produces']) => produces && bodiesAs([produces].flat())

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
    [successStatus(endpoint)]: { description: redirects ? 'Redirect.' : 'Success.', ...(content && { content }) },
    ...Object.fromEntries(failures),
  }
}

const operationOf = (area: string, name: string, endpoint: Endpoint) => ({
  operationId: `${area}.${name}`,
  tags: [area],
  summary: endpoint.summary,
  description: `Access: ${accessWords[accessOf(endpoint)]}${endpoint.heavy ? ' Heavy: 10 calls a minute, one at a time.' : ''}`,
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
    info: {
      title: 'Tertulia',
      version: '1',
      description: 'The API of the dashboard and of the practice page.',
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure },
    },
  }
}
