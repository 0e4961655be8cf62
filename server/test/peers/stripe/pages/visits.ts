import type { CardNumber } from '#server/test/peers/stripe/state/state.ts'

/** Confirms if the bank asks; null if the card is declined. */
export async function pay(url: string, card: CardNumber = '4242'): Promise<string | null> {
  await open(url)
  const { location, html } = await send(url, { do: 'pay', card })
  const isAsked = location === null && html.includes('Your bank asks')
  return isAsked ? (await send(url, { do: 'pay', card, confirmed: 'yes' })).location : location
}

export async function leave(url: string): Promise<string> {
  await open(url)
  const { location } = await send(url, { do: 'leave' })
  if (!location) throw new Error('there is no way back')
  return location
}

async function open(url: string): Promise<void> {
  const page = await (await fetch(url)).text()
  if (!page.includes('<form')) throw new Error(`this page has no form: ${page}`)
}

async function send(url: string, form: Record<string, string>): Promise<{ location: string | null; html: string }> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
  return { location: answer.headers.get('location'), html: await answer.text() }
}
