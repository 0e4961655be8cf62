import type { ModelSettings } from '#server/settings/config.ts'
import { allowanceOf, bodyOf, type Dialect, firstDialect, nextDialect } from '#server/practice/model/dialect.ts'
import { chunksOf } from '#server/practice/model/answer/chunks.ts'
import type { Prompt } from '#server/practice/model/prompt.ts'
import { createThoughtFilter, type ThoughtFilter } from '#server/practice/model/answer/thoughts.ts'
import { retryOnce } from '#server/upstream/retry-once.ts'
import type { Timeouts } from '#server/upstream/timeouts.ts'
import { readErrorBody, errorOfResponse, retryDelayOf, upstreamError } from '#server/upstream/upstream-error.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

/** A piece of an answer, which is empty where the model only shows that it is at work; the tokens that the server counted; or that the answer was cut off. */
export type Part = { text: string } | { tokens: number } | { cut: 'length' | 'content_filter' }

export interface Upstream {
  /** Asks it, and once more where it failed before its first sign. Rejects when it fails, breaks off or makes no sense. */
  ask: (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<Part>
  allowance: (prompt?: Prompt) => number
}

/** Makes the way to a server of which `known` is known; it connects to nothing until it is first asked. */
export function createUpstream(settings: ModelSettings, patience: Timeouts, known: Partial<Dialect> = {}): Upstream {
  const server: Server = {
    settings,
    send: createUpstreamFetch(patience.connect),
    dialect: { ...firstDialect, ...known },
  }
  return {
    ask: (prompt, signal) => retryOnce(patience, signal, () => answer(server, prompt, signal), retryDelayOf),
    allowance: (prompt) => allowanceOf(server.dialect, prompt),
  }
}

interface Server {
  settings: ModelSettings
  send: typeof fetch
  dialect: Dialect
}

interface Ending {
  isEmpty: boolean
  isRefused: boolean
  finish: string | null
  tokens: number
}

// A model that had no room left after thinking is asked again with more of it.
async function* answer(server: Server, prompt: Prompt, signal: AbortSignal): AsyncGenerator<Part> {
  const { thinks } = server.dialect
  let ending = yield* hear(server, prompt, signal)
  let { tokens } = ending
  if (ending.isEmpty && ending.finish === 'length' && !thinks) {
    server.dialect.thinks = true
    ending = yield* hear(server, prompt, signal)
    tokens += ending.tokens
  }
  if (tokens > 0) yield { tokens }
  if (ending.finish === null) throw upstreamError('broken off', { isOfServer: true })
  if (ending.isEmpty) throw upstreamError(ending.isRefused ? 'refused' : 'empty')
  if (ending.finish === 'length' || ending.finish === 'content_filter') yield { cut: ending.finish }
}

async function* hear(server: Server, prompt: Prompt, signal: AbortSignal): AsyncGenerator<Part, Ending> {
  const response = await sendAs(server, prompt, signal)
  const { dialect } = server
  const filter = createThoughtFilter(dialect.thoughts)
  const ending: Ending = { isEmpty: true, isRefused: false, finish: null, tokens: 0 }
  const say = (text: string): Part => {
    if (ending.isEmpty && text.trim() !== '') ending.isEmpty = false
    return { text }
  }
  for await (const { text = '', isThought, isRefusal, finish, tokens } of chunksOf(response, sentOf(server, prompt))) {
    ending.finish = finish === 'done' ? (ending.finish ?? finish) : (finish ?? ending.finish)
    ending.isRefused ||= isRefusal === true
    ending.tokens = tokens ?? ending.tokens
    if (isThought) dialect.thinks = true
    const trusted = isThought && text === '' ? filter.trust() : ''
    const hadSaid = !ending.isEmpty
    const part = say(trusted + filter.push(text))
    learn(dialect, filter, hadSaid)
    yield part
  }
  if (ending.finish === null) return ending
  yield say(filter.end(ending.finish === 'length'))
  if (dialect.thoughts === 'unknown' && !ending.isEmpty) dialect.thoughts = 'none'
  return ending
}

// What was shown before a tag that nothing had opened was thought: neither kept, nor shown the next time.
function learn(dialect: Dialect, filter: ThoughtFilter, hadSaid: boolean): void {
  dialect.thinks ||= filter.hasThought()
  if (!filter.isUntagged()) return
  const wasShown = dialect.thoughts === 'none' && hadSaid
  dialect.thoughts = 'untagged'
  if (wasShown) throw upstreamError('thoughts without a beginning')
}

const mostTries = 8

/** Sends the call in the server's dialect; what a refusal names is left out or said in another way, and that is remembered once it is taken. */
async function sendAs(server: Server, prompt: Prompt, signal: AbortSignal): Promise<Response> {
  const { settings, send } = server
  let dialect = server.dialect
  for (let tries = 1; ; tries += 1) {
    const response = await send(`${settings.baseUrl}/chat/completions`, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(settings.apiKey && { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: bodyOf(dialect, settings.model, prompt),
    })
    if (response.ok) {
      server.dialect = dialect
      return response
    }
    const body = await readErrorBody(response)
    const mayBeOfDialect = (response.status === 400 || response.status === 422) && tries < mostTries
    const next = mayBeOfDialect ? nextDialect(dialect, body, prompt) : null
    if (!next) throw errorOfResponse(response, body, sentOf(server, prompt))
    dialect = next
  }
}

const sentOf = ({ settings }: Server, { instructions, messages }: Prompt): string =>
  [instructions, ...messages.map(({ content }) => content), settings.apiKey].join('\n')
