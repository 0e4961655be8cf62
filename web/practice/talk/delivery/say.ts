import type { Result } from '#contract/endpoint.ts'
import type { practice } from '#contract/practice.ts'
import type { Outgoing } from '../../session/outbox.ts'
import type { Calls } from '../../session/session.ts'

type Events = Result<(typeof practice)['say']>
/** What happens while a message is sent and answered. */
export type SayEvent = Events extends AsyncIterable<infer Event> ? Event : never

/** Milliseconds without a word from the server after which an answer counts as broken off. */
const patience = 30_000

/** Sends one message and tells what comes, until its answer is there or failed. Rejects when it breaks off. */
export async function say(
  calls: Calls,
  { id, message, isGuided, signal }: { id: string; message: Outgoing; isGuided: boolean; signal: AbortSignal },
  onEvent: (event: SayEvent) => void,
): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), patience)
  try {
    const events = await calls.say(
      { params: { id }, body: { text: message.text, ...(isGuided && { engine: 'guided' }) } },
      { idempotencyKey: message.key, signal: AbortSignal.any([signal, silence.signal]) },
    )
    for await (const event of events) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), patience)
      onEvent(event)
      if (event.event === 'done' || event.event === 'failed') return
    }
  } finally {
    clearTimeout(timer)
  }
  throw new Error('The answer ended in the middle')
}
