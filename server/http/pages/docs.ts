import type { FastifyInstance } from 'fastify'
import { type Api, accessOf, type Endpoint, successStatus } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { failuresOf, openapi } from '#contract/openapi.ts'
import { docsPolicy } from '#server/http/answer/headers.ts'
import { compressText, sendCompressed } from '#server/http/pages/compressed-text.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:2rem 1rem}
h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.2rem}section{border-top:1px solid color-mix(in srgb,currentColor 18%,transparent);padding:.75rem 0}
h3{font:600 .95rem/1.5 ui-monospace,monospace;margin:0}p{margin:.25rem 0}pre{overflow:auto;padding:.75rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 7%,transparent);font-size:.8rem}
small{opacity:.75}summary{cursor:pointer}`

const schemaBlock = (title: string, schema: unknown) =>
  schema
    ? `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`
    : ''

interface Operation {
  requestBody?: unknown
  parameters?: unknown[]
  responses?: Record<string, unknown>
}

function entry(endpoint: Endpoint, operation: Operation): string {
  const status = successStatus(endpoint)
  return `<section><h3>${endpoint.method} /api${escape(endpoint.path)}</h3><p>${escape(endpoint.summary)}</p>
<p><small>Access: ${accessOf(endpoint)}. Answers ${status}. May fail with: ${failuresOf(endpoint).join(', ')}.</small></p>
${schemaBlock('Parameters', operation.parameters?.length ? operation.parameters : undefined)}${schemaBlock('Body', operation.requestBody)}${schemaBlock('Answer', operation.responses?.[status])}</section>`
}

function page(document: ReturnType<typeof openapi>): string {
  // `openapi` builds `paths` from the same contract.
  const paths = document.paths as Record<string, Record<string, Operation>>
  const areas: [string, Api][] = Object.entries(contract)
  const body = areas.map(([area, api]) => {
    const entries = Object.values(api).map((endpoint) => {
      const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      return operation ? entry(endpoint, operation) : ''
    })
    return `<h2>${area}</h2>${entries.join('')}`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tertulia API</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Tertulia API</h1>
<p>The same contract as <a href="/api/openapi.json">OpenAPI 3.1</a>. Send <code>Authorization: Bearer</code> with the token of a sign-in.</p>${body.join('')}</main></body></html>`
}

export function serveDocs(app: FastifyInstance): void {
  // Built on demand: it would take a tenth of every start.
  const document = once(() => openapi(contract))
  const json = once(() => compressText('application/json; charset=utf-8', JSON.stringify(document())))
  const html = once(() => compressText('text/html; charset=utf-8', page(document())))
  const css = once(() => compressText('text/css; charset=utf-8', style))
  const asItIs = { compress: false } as const
  app.get('/api/openapi.json', asItIs, async (request, reply) => sendCompressed(request, reply, await json()))
  app.get('/api/docs.css', asItIs, async (request, reply) => sendCompressed(request, reply, await css()))
  app.get('/api/docs', asItIs, async (request, reply) =>
    sendCompressed(request, reply.header('content-security-policy', docsPolicy), await html()),
  )
}

function once<T>(make: () => T): () => T {
  let cached: { value: T } | undefined
  return () => (cached ??= { value: make() }).value
}
