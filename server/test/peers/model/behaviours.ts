import type { ServerResponse } from 'node:http'

export type Behaviour =
  | { does: 'answers'; text: string; delay?: number; usage?: Usage | null; thinks?: string }
  | { does: 'sends'; pieces: readonly string[]; finish?: string | null }
  /** Accepts the request, then sends nothing. */
  | { does: 'waits' }
  | { does: 'stalls'; text: string }
  /** Closes the connection in the middle of a word. */
  | { does: 'dies'; text: string }
  | { does: 'hangs_up' }
  | { does: 'refuses'; status: number; retryAfter?: string }
  /** An HTML page with status 200, like that of a captive portal. */
  | { does: 'shows_page' }
  | { does: 'garbles'; text: string }
  | { does: 'hesitates'; milliseconds: number; text: string }
  | { does: 'serves'; how: (request: Readonly<Record<string, unknown>>, response: ServerResponse) => unknown }
  | { does: 'babbles' }

export interface Usage {
  prompt_tokens: number
  completion_tokens: number
}

export const wordsOf = (text: string): string[] => text.match(/\s*\S+/g) ?? []

const frame = (rest: object) => ({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'peer', ...rest })
export const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

export const delta = (content: string): string =>
  event(frame({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] }))

export const thought = (reasoning_content: string): string =>
  event(frame({ choices: [{ index: 0, delta: { reasoning_content }, finish_reason: null }] }))

export const usageOf = (usage: Usage) => ({ ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens })

export const ending = (usage: Usage | null, finish = 'stop'): string => {
  const counted = usage ? event(frame({ choices: [], usage: usageOf(usage) })) : ''
  const last = event(frame({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }))
  return `${last}${counted}${event('[DONE]')}`
}

export const garbage = 'data: {"id":"chat-1","choices":[{"delta":{"content":"Bue\n\n'
