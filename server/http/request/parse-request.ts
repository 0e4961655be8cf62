import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint, RawBody } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'

const Id = z.uuid()
const noFields = z.strictObject({})

/** What a request says, checked against its contract and with defaults filled in. */
export function parseRequest({ params: paramsSchema, query, body, accepts }: Endpoint, request: FastifyRequest) {
  const params: Record<string, string> = { ...(request.params as object) }
  if (
    paramsSchema
      ? !paramsSchema.safeParse(params).success
      : Object.values(params).some((id) => !Id.safeParse(id).success)
  )
    throw new ApiError('not_found')
  if (!query) parse(noFields, request.query)
  if (!body && !accepts) parse(noFields, request.body ?? {})
  return {
    params,
    query: query && parse(query, request.query),
    body: body && parse(body, request.body),
    file: accepts && fileOf(accepts, request),
  }
}

function fileOf({ signature }: RawBody, { body, headers }: FastifyRequest) {
  if (!(body instanceof Uint8Array))
    throw new ApiError('invalid_input', { issues: [{ path: '', message: 'Send the file as the body.' }] })
  return {
    bytes: body,
    type: headers['content-type'] ?? '',
    signature: String((signature && headers[signature]) ?? ''),
  }
}

/** The value as a schema reads it; refuses it with the fields that are wrong or unknown. */
export function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiError('invalid_input', { issues: result.error.issues.flatMap((issue) => problemsOf(issue)) })
}

type Issue = z.core.$ZodIssue
type Problem = { path: string; message: string }

/** An issue in terms of fields: each unknown field by its name, and of a choice of shapes those of the nearest one. */
function problemsOf(issue: Issue, above: readonly PropertyKey[] = []): Problem[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'This field is not known.' }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [nearest = []] = issue.errors.toSorted((a, b) => mismatch(a) - mismatch(b))
    return nearest.flatMap((inner) => problemsOf(inner, path))
  }
  return [{ path: path.join('.'), message: issue.message }]
}

/** How far a value is from one shape of several: another constant means another shape, whatever else fits. */
const mismatch = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => {
    if (issue.code === 'invalid_value') return sum + 100
    return sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1)
  }, 0)
