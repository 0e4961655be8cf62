import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TestCard } from '#contract/checkouts.ts'
import type { Send } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { School, World } from '#server/test/world.ts'
import { advanceTime } from '#server/billing/sandbox/clock.queries.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../open-app.tsx'

const day = 24 * 3600

/** Opens a page of the billing area as a school that is signed in. */
export const openBilling = ({ send, signedIn }: Pick<School, 'send' | 'signedIn'>, path = '/settings/billing') =>
  openApp({ send, path, stored: { [tokenKey]: signedIn.authToken } })

/** Adds a test card behind the page's back; the bank is content. */
export async function addCard({ api }: School, card: TestCard): Promise<void> {
  const { url } = await api.billing.addPaymentMethod({ body: {} })
  await api.billing.pay({ params: { id: url.split('/').at(-1) ?? '' }, body: { card, confirmed: true } })
}

/** Lets days pass for a school's subscription, and reads where it stands then. */
export async function passDays({ db }: World, { api, signedIn }: School, days: number): Promise<void> {
  await advanceTime(db, signedIn.user.school.id, days * day)
  await api.billing.sync({ body: {} })
}

/** A school whose trial is over, and which pays with such a card. */
export async function payingSchool(world: World, card: TestCard = 'good'): Promise<School> {
  const school = await world.signUp()
  await addCard(school, card)
  await passDays(world, school, 15)
  return school
}

/** A school whose last payment failed, so that it has no access. */
export async function owingSchool(world: World): Promise<School> {
  const school = await payingSchool(world, 'expiring')
  await passDays(world, school, 31)
  return school
}

/** Answers some calls with a failure, for as long as it `isDown`. */
export function failing(school: School, code: ErrorCode, isMeant: (call: string) => boolean) {
  const state = { isDown: true }
  const send: Send = (path, init) =>
    state.isDown && isMeant(`${init.method} ${path}`)
      ? Promise.resolve(Response.json({ code }, { status: code === 'provider_failed' ? 502 : 403 }))
      : school.send(path, init)
  return { state, visitor: { ...school, send } }
}

/** A section by its heading. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }))

/** Presses a button. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Waits for a message over the page or in it. */
export const findMessage = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text)

/** The dialog with this title, not a message. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
