import { Stripe } from 'stripe'
import type { PeerEvent } from '#server/test/peers/stripe/state/state.ts'

export interface Webhooks {
  /** Null queues the events. */
  url: string | null
  isPaused: boolean
  delay: number
  repeat: number
  isShuffled: boolean
  drop: number
  waiting: PeerEvent[]
  /** Status 0: no response. */
  sent: { event: PeerEvent; status: number }[]
  deliver: (events?: PeerEvent[]) => Promise<number[]>
  /** Resolves when no delivery is in progress. */
  settled: () => Promise<void>
  /** `seconds` is the signature's timestamp. */
  sign: (event: PeerEvent, options?: { seconds?: number; secret?: string }) => { body: string; signature: string }
}

export function createWebhooks(webhookSecret: string): Webhooks & { receive: (event: PeerEvent) => void } {
  let work = Promise.resolve()
  const sendAfter = async (before: Promise<void>) => {
    await before
    await new Promise<void>((resolve) => setTimeout(resolve, webhooks.delay))
    await webhooks.deliver()
  }
  const webhooks: Webhooks & { receive: (event: PeerEvent) => void } = {
    url: null,
    isPaused: false,
    delay: 0,
    repeat: 1,
    isShuffled: false,
    drop: 0,
    waiting: [],
    sent: [],
    sign: (event, { seconds, secret = webhookSecret } = {}) => {
      const body = JSON.stringify(event, null, 2)
      const timestamp = seconds ?? Math.floor(Date.now() / 1000)
      return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
    },
    deliver: async (events) => {
      const batch = events ?? webhooks.waiting.splice(0)
      const copies = batch.flatMap((event) => Array.from({ length: webhooks.repeat }, () => event))
      const statuses: number[] = []
      for (const event of webhooks.isShuffled ? shuffled(copies) : copies) {
        const status = await send(webhooks, event)
        webhooks.sent.push({ event, status })
        statuses.push(status)
      }
      return statuses
    },
    settled: async () => {
      let seen: Promise<void>
      do {
        seen = work
        await seen
      } while (seen !== work)
    },
    receive: (event) => {
      if (webhooks.drop > 0) {
        webhooks.drop -= 1
        return
      }
      webhooks.waiting.push(event)
      if (webhooks.isPaused || !webhooks.url) return
      work = sendAfter(work)
    },
  }
  return webhooks
}

async function send({ url, sign }: Webhooks, event: PeerEvent): Promise<number> {
  if (!url) throw new Error('the webhook URL is not set')
  const { body, signature } = sign(event)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  return fetch(url, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  )
}

const shuffled = <Item>(items: Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
