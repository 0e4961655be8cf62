import * as z from 'zod/mini'

const maxLength = 200
export const maxBodyLength = 4_000

const text = z.string()
const ErrorBody = z.union([
  z.object({ error: z.object({ message: text }) }),
  z.object({ error: text }),
  z.object({ message: text }),
  z.object({ detail: text }),
  z.array(z.object({ error: z.object({ message: text }) })),
])

/** Words that are never redacted, even if the request contains them. */
const safeWords = new Set(
  `a an and are as at be but by for has in is it key no not now of on or the to was
  about allowed api argument available body cannot characters completion content context default deprecated does error
  exceeded exceeds exist expected extra fewer field filter filtered filtering format found instead input invalid length
  limit loaded longer management maximum message messages missing model must only options parameter pattern permitted
  please policy pull quota reached reduce request requested require required response role stream string supported system
  temperature text than that this token tokens triggered type unknown unrecognized unsupported user value values voice
  with your`.split(/\s+/),
)

const word = /[\p{L}\p{N}\p{M}]+/gu

/** The provider's message for the log, without words of the request, which it may repeat, and without anything like a key. */
export function redactErrorMessage(body: string, sent: string): string {
  const request = sent.toLowerCase()
  const words = new Set(request.match(word))
  const isFromRequest = (token: string) =>
    !safeWords.has(token) &&
    (words.has(token) || (token.length > 3 && request.includes(token)) || /[^\x20-\x7e]/.test(token))
  return messageIn(body)
    .replace(/\\u[0-9a-f]{4}|[\w*-]{24,}|\bsk-\S+|\S+@\S+|https?:\S+/gi, '…')
    .replace(word, (token) => (isFromRequest(token.toLowerCase()) ? '…' : token))
    .replace(/[^\x20-\x7e…]+/g, ' ')
    .replace(/(?:…[^a-z0-9]*)+…/gi, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
}

function messageIn(body: string): string {
  const parsed = ErrorBody.safeParse(parse(body))
  if (!parsed.success) return body.trimStart().startsWith('<') ? 'an HTML page' : body
  const { data } = parsed
  if (Array.isArray(data)) return data[0]?.error.message ?? ''
  if ('error' in data) return typeof data.error === 'string' ? data.error : data.error.message
  return 'message' in data ? data.message : data.detail
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
