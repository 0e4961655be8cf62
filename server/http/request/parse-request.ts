import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint, RawBody } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'

const Id = z.uuid()
const noFields = z.strictObject({})

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

export function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiError('invalid_input', { issues: result.error.issues.flatMap((issue) => problemsOf(issue)) })
}

type Issue = z.core.$ZodIssue
type Problem = { path: string; message: string }

function problemsOf(issue: Issue, above: readonly PropertyKey[] = []): Problem[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unknown field.' }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [nearest = []] = issue.errors.toSorted((a, b) => mismatch(a) - mismatch(b))
    return nearest.flatMap((inner) => problemsOf(inner, path))
  }
  return [{ path: path.join('.'), message: issue.message }]
}

const mismatch = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => {
    if (issue.code === 'invalid_value') return sum + 100
    return sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1)
  }, 0)
