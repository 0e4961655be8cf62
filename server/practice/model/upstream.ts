import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, streamText, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '#server/config.ts'
import { longestAnswer } from '#server/practice/model/budgets.actions.ts'
import { type Failure, readFailure } from '#server/practice/model/failure.ts'
import type { Prompt } from '#server/practice/model/prompt.ts'
import { askTwice } from '#server/upstream/ask-twice.ts'
import type { Patience } from '#server/upstream/patience.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

/** A piece of an answer, or, at its end, the tokens that the server counted; undefined where it did not count. */
export type Part = { text: string } | { tokens: number | undefined }

type Ask = (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<Part>

/** The server that the model is on. */
export interface Upstream {
  /** Asks it, and once more where it failed before the first word. Rejects when it fails, breaks off or makes no sense. */
  ask: Ask
  readFailure: (error: unknown) => Failure
}

/** Makes the way to a server; it connects to nothing until it is first asked. */
export function createUpstream(settings: ModelSettings, patience: Patience): Upstream {
  const ask = createAsk(settings, patience)
  const retryInOf = (error: unknown) => readFailure(error).retryIn
  return {
    ask: (prompt, signal) => askTwice(patience, signal, () => ask(prompt, signal), retryInOf),
    readFailure,
  }
}

function createAsk({ baseUrl, apiKey, model }: ModelSettings, { connect }: Patience): Ask {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: createUpstreamFetch(connect),
    ...(apiKey && { apiKey }),
  })
  // What a model thinks is dropped, also where the server leaves it in the text.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  const wrapped = wrapLanguageModel({ model: provider(model), middleware })
  return async function* ask({ instructions, messages }, signal) {
    const { stream } = streamText({
      model: wrapped,
      instructions,
      messages,
      maxOutputTokens: longestAnswer,
      temperature: 0.7,
      maxRetries: 0,
      abortSignal: signal,
      // Failures are read from the stream; unheard, they would be printed.
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw signal.reason
      if (part.type === 'text-delta' && part.text) yield { text: part.text }
      if (part.type === 'finish') yield { tokens: part.totalUsage.totalTokens }
    }
  }
}
