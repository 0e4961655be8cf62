import { Stripe } from 'stripe'
import type { PeerEvent } from '#server/test/peers/stripe/state/state.ts'

/** How events reach the product. */
export interface Webhooks {
  /** Where events are sent; null keeps them waiting. */
  url: string | null
  /** Keeps events waiting until `deliver`. */
  isHeld: boolean
  /** Milliseconds until an event is sent. */
  delay: number
  /** How often every event is sent. */
  repeat: number
  /** Sends what waits in any order. */
  isShuffled: boolean
  /** How many of the next events are lost. */
  drop: number
  /** Events that were not sent yet. */
  waiting: PeerEvent[]
  /** What was sent, and what was answered; 0 where nobody did. */
  sent: { event: PeerEvent; status: number }[]
  /** Sends these events, or all that wait, one after another; gives the statuses. */
  deliver: (events?: PeerEvent[]) => Promise<number[]>
  /** Waits until nothing is on its way. */
  settled: () => Promise<void>
  /** An event as it is sent; `seconds` since the epoch is when it claims to be signed. */
  sign: (event: PeerEvent, options?: { seconds?: number; secret?: string }) => { body: string; signature: string }
}

/** Makes the sender of events; `hear` takes an event in. */
export function createWebhooks(webhookSecret: string): Webhooks & { hear: (event: PeerEvent) => void } {
  let work = Promise.resolve()
  const sendAfter = async (before: Promise<void>) => {
    await before
    await new Promise<void>((resolve) => setTimeout(resolve, webhooks.delay))
    await webhooks.deliver()
  }
  const webhooks: Webhooks & { hear: (event: PeerEvent) => void } = {
    url: null,
    isHeld: false,
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
    hear: (event) => {
      if (webhooks.drop > 0) {
        webhooks.drop -= 1
        return
      }
      webhooks.waiting.push(event)
      if (webhooks.isHeld || !webhooks.url) return
      work = sendAfter(work)
    },
  }
  return webhooks
}

async function send({ url, sign }: Webhooks, event: PeerEvent): Promise<number> {
  if (!url) throw new Error('events have nowhere to go')
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
