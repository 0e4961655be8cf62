import type { Result } from '#contract/endpoint.ts'
import type { practice } from '#contract/practice/practice.ts'
import type { OutgoingMessage } from '../../session/outbox.ts'
import type { Calls } from '../../session/session.ts'
import { retryDelay } from './failure.ts'
import { type TalkStore, withMessage } from './talk-state.ts'

/** Sends queued messages one at a time. */
export interface Delivery {
  go: () => Promise<void>
  /** Exponential backoff, at least the given number of seconds. */
  startLater: (seconds: number) => void
  isBusy: () => boolean
  stop: () => void
}

interface DeliveryOptions {
  id: string
  calls: Calls
  store: TalkStore
  random: () => number
  onFailure: (failure: unknown) => void
}

export function createDelivery({ id, calls, store, random, onFailure }: DeliveryOptions): Delivery {
  let work: AbortController | null = null
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const deliver = async (signal: AbortSignal) => {
    for (let message = nextOf(store); message; message = nextOf(store)) {
      const { key, isKept } = message
      store.set({ active: key, answer: isKept ? '' : null, isWaiting: false, refusal: null })
      await say(calls, { id, message, isGuided: store.get().isGuided, signal }, (event) => {
        attempts = 0
        if (!signal.aborted) applyEvent(store, key, event)
      })
    }
  }
  const start = async () => {
    if (work) return
    clearTimeout(timer)
    const own = new AbortController()
    work = own
    const outcome = await deliver(own.signal).then(
      () => null,
      (failure: unknown) => ({ failure }),
    )
    if (own.signal.aborted) return
    work = null
    store.set({ active: null })
    if (outcome) onFailure(outcome.failure)
  }
  return {
    go: start,
    startLater: (seconds) => {
      clearTimeout(timer)
      timer = setTimeout(() => void start(), Math.max(seconds, retryDelay(attempts, random())) * 1000)
      attempts += 1
    },
    isBusy: () => work !== null,
    stop: () => {
      work?.abort()
      work = null
      clearTimeout(timer)
    },
  }
}

// A message after a failed one is answered together with it.
function nextOf({ get, outbox }: TalkStore): OutgoingMessage | undefined {
  const { conversation, broken } = get()
  if (conversation?.state !== 'running') return undefined
  const entries = outbox.list()
  return entries[entries.findIndex(({ key }) => key === broken) + 1]
}

function applyEvent({ get, set, outbox }: TalkStore, key: string, { event, data }: SayEvent): void {
  const { conversation, answer } = get()
  if (!conversation) return
  if (event === 'delta') return set({ answer: (answer ?? '') + data.text })
  if (event === 'failed') return set({ broken: key })
  const said = withMessage(conversation, data.message)
  if (event === 'kept') {
    outbox.markAccepted(key)
    const { today, needs_help, words_used } = data
    return set({ answer: '', conversation: { ...said, today, needs_help, words_used, is_unanswered: true } })
  }
  outbox.removeAnswered(key)
  const { progress, expects } = data
  set({ answer: null, broken: null, conversation: { ...said, progress, expects, is_unanswered: false } })
}

type Events = Result<(typeof practice)['say']>
type SayEvent = Events extends AsyncIterable<infer Event> ? Event : never

/** Milliseconds without an event after which a stream counts as broken. */
const idleTimeout = 30_000

async function say(
  calls: Calls,
  { id, message, isGuided, signal }: { id: string; message: OutgoingMessage; isGuided: boolean; signal: AbortSignal },
  onEvent: (event: SayEvent) => void,
): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), idleTimeout)
  try {
    const events = await calls.say(
      {
        params: { id },
        body: {
          text: message.text,
          ...(isGuided && { engine: 'guided' }),
          ...(message.isSpoken === true && { is_spoken: true }),
        },
      },
      { idempotencyKey: message.key, signal: AbortSignal.any([signal, silence.signal]) },
    )
    for await (const event of events) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), idleTimeout)
      onEvent(event)
      if (event.event === 'done' || event.event === 'failed') return
    }
  } finally {
    clearTimeout(timer)
  }
  throw new Error('The answer ended in the middle')
}
