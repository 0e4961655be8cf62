import * as z from 'zod/mini'
import { redactErrorMessage } from '#server/upstream/error-message.ts'
import { upstreamError } from '#server/upstream/upstream-error.ts'

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))
const text = z.string()
const Content = z.union([text, z.array(z.looseObject({ type: maybe(text), text: maybe(z.unknown()) }))])
const Said = z.object({
  content: maybe(Content),
  reasoning_content: maybe(z.unknown()),
  reasoning: maybe(z.unknown()),
  thinking: maybe(z.unknown()),
  refusal: maybe(text),
})
const Choice = z.object({ delta: maybe(Said), message: maybe(Said), finish_reason: maybe(text) })
const count = maybe(z.number())
const Usage = z.object({
  total_tokens: count,
  prompt_tokens: count,
  completion_tokens: count,
  completion_tokens_details: maybe(z.object({ reasoning_tokens: count })),
})
const Sent = z.object({ choices: maybe(z.array(Choice)), usage: maybe(Usage), error: maybe(z.unknown()) })

/** One thing that a server sent while it answers; all empty is a sign of life. */
interface Chunk {
  text?: string
  isThought?: boolean
  isRefusal?: boolean
  finish?: string
  tokens?: number
}

/** The most characters of one line, which holds a whole answer where a server does not stream. */
const longestLine = 1_000_000
const done = '[DONE]'

export async function* chunksOf(response: Response, sent: string): AsyncGenerator<Chunk> {
  let isAnswer = false
  for await (const line of linesOf(response)) {
    const data = /^data:(.*)$/.exec(line)?.[1]?.trim() ?? (line.startsWith('{') ? line : null)
    if (data === done) {
      yield { finish: 'done' }
      return
    }
    if (data === null || data === '') yield {}
    else {
      isAnswer = true
      yield readChunk(data, sent)
    }
  }
  if (!isAnswer) throw upstreamError('no answer', { isOfServer: true })
}

function readChunk(data: string, sent: string): Chunk {
  const parsed = Sent.safeParse(parse(data))
  if (!parsed.success) throw upstreamError('no sense', { isOfServer: true })
  const { choices, usage, error } = parsed.data
  if (error) throw upstreamError('refused', { server_said: redactErrorMessage(data, sent) })
  const choice = choices?.[0]
  const said = choice?.delta ?? choice?.message
  const thoughtTokens = usage?.completion_tokens_details?.reasoning_tokens ?? 0
  const tokens = usage && (usage.total_tokens ?? (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0))
  return {
    text: textIn(said?.content),
    isThought: Boolean(said?.reasoning_content ?? said?.reasoning ?? said?.thinking) || thoughtTokens > 0,
    isRefusal: Boolean(said?.refusal) || choice?.finish_reason === 'content_filter',
    ...(choice?.finish_reason && { finish: choice.finish_reason }),
    ...(tokens && { tokens }),
  }
}

// Parts of another kind are thoughts and pictures.
function textIn(content: z.output<typeof Content> | null | undefined): string {
  if (typeof content === 'string') return content
  return (content ?? [])
    .map((part) => (part.type !== 'thinking' && typeof part.text === 'string' ? part.text : ''))
    .join('')
}

async function* linesOf({ headers, body }: Response): AsyncGenerator<string> {
  if (!body) return
  const isWhole = headers.get('content-type')?.includes('json') === true
  const decoder = new TextDecoder()
  let pending = ''
  for await (const bytes of body) {
    pending += decoder.decode(bytes, { stream: true })
    if (pending.length > longestLine) throw upstreamError('too long')
    if (isWhole) continue
    const lines = pending.split(/\r\n|\n|\r(?!$)/)
    pending = lines.pop() ?? ''
    yield* lines
  }
  yield isWhole ? pending.trim() : pending
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
