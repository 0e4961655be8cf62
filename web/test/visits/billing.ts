import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TestCard } from '#contract/billing/checkouts.ts'
import type { Send } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { School, World } from '#server/test/world.ts'
import { advanceTime } from '#server/billing/sandbox/clock.queries.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openApp } from '../open-app.tsx'

const day = 24 * 3600

export const openBilling = ({ send, signedIn }: Pick<School, 'send' | 'signedIn'>, path = '/settings/billing') =>
  openApp({ send, path, stored: { [tokenKey]: signedIn.authToken } })

export async function addCard({ api }: School, card: TestCard): Promise<void> {
  const { url } = await api.billing.addPaymentMethod({ body: {} })
  await api.billing.pay({ params: { id: url.split('/').at(-1) ?? '' }, body: { card, confirmed: true } })
}

export async function passDays({ db }: World, { api, signedIn }: School, days: number): Promise<void> {
  await advanceTime(db, signedIn.user.school.id, days * day)
  await api.billing.sync({ body: {} })
}

export async function payingSchool(world: World, card: TestCard = 'good'): Promise<School> {
  const school = await world.signUp()
  await addCard(school, card)
  await passDays(world, school, 15)
  return school
}

export async function owingSchool(world: World): Promise<School> {
  const school = await payingSchool(world, 'expiring')
  await passDays(world, school, 31)
  return school
}

/** While `isDown`. */
export function failing(school: School, code: ErrorCode, isMeant: (call: string) => boolean) {
  const state = { isDown: true }
  const send: Send = (path, init) =>
    state.isDown && isMeant(`${init.method} ${path}`)
      ? Promise.resolve(Response.json({ code }, { status: code === 'provider_failed' ? 502 : 403 }))
      : school.send(path, init)
  return { state, visitor: { ...school, send } }
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }))

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))

export const findMessage = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text)

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
