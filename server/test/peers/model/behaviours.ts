import type { ServerResponse } from 'node:http'

/** What the peer does with one request. */
export type Behaviour =
  /** Answers word by word; without usage it says nothing of tokens. */
  | { does: 'answers'; text: string; delay?: number; usage?: Usage | null; thinks?: string }
  /** Sends the given pieces as they are, one an event. */
  | { does: 'sends'; pieces: readonly string[]; finish?: string | null }
  /** Accepts the request and says nothing more. */
  | { does: 'waits' }
  /** Begins and then says nothing more. */
  | { does: 'stalls'; text: string }
  /** Begins and cuts the connection in the middle of a word. */
  | { does: 'dies'; text: string }
  /** Cuts the connection instead of answering. */
  | { does: 'hangs_up' }
  | { does: 'refuses'; status: number; retryAfter?: string }
  /** A page of somebody else's with status 200. */
  | { does: 'shows_page' }
  /** Something that begins like an event and is none. */
  | { does: 'garbles'; text: string }
  /** Sends headers after a while, then answers. */
  | { does: 'hesitates'; milliseconds: number; text: string }
  /** Answers in its own way, by what it was asked. */
  | { does: 'serves'; how: (asked: Readonly<Record<string, unknown>>, response: ServerResponse) => unknown }
  /** Goes on writing for ever, whoever listens. */
  | { does: 'babbles' }

/** Tokens as the API counts them. */
export interface Usage {
  prompt_tokens: number
  completion_tokens: number
}

/** Words with the white space before them. */
export const wordsOf = (text: string): string[] => text.match(/\s*\S+/g) ?? []

const frame = (rest: object) => ({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'peer', ...rest })
/** One event, of JSON where it is no text. */
export const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

/** The event with a piece of an answer. */
export const delta = (content: string): string =>
  event(frame({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] }))

/** The event with a piece of what a model thinks. */
export const thought = (reasoning_content: string): string =>
  event(frame({ choices: [{ index: 0, delta: { reasoning_content }, finish_reason: null }] }))

/** Tokens with their sum. */
export const usageOf = (usage: Usage) => ({ ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens })

/** The events at the end of an answer. */
export const ending = (usage: Usage | null, finish = 'stop'): string => {
  const counted = usage ? event(frame({ choices: [], usage: usageOf(usage) })) : ''
  const last = event(frame({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }))
  return `${last}${counted}${event('[DONE]')}`
}

/** An event that breaks off in its JSON. */
export const garbage = 'data: {"id":"chat-1","choices":[{"delta":{"content":"Bue\n\n'
