import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TestCard } from '#contract/billing/checkouts.ts'
import type { Send } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { advanceTime } from '#server/billing/sandbox/clock.queries.ts'
import type { School, World } from '#server/test/world.ts'
import { openApp } from '../open-app.tsx'

const day = 24 * 3600

export const openAt = ({ send, signedIn }: Pick<School, 'send' | 'signedIn'>, path: string) =>
  openApp({ send, path, stored: { authToken: signedIn.authToken } })

export const planCard = async (name: string) => within(await screen.findByRole('region', { name }))
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export async function passDays({ db }: World, school: School, days: number): Promise<void> {
  await advanceTime(db, school.signedIn.user.school.id, days * day)
  await school.api.billing.sync({ body: {} })
}

export async function addCard({ api }: School, card: TestCard): Promise<void> {
  const { url } = await api.billing.addPaymentMethod({ body: {} })
  await api.billing.pay({ params: { id: url.split('/').at(-1) ?? '' }, body: { card, confirmed: true } })
}

export async function payingSchool(world: World, tier: Tier, card: TestCard = 'good'): Promise<School> {
  const school = await world.signUp({ tier })
  await addCard(school, card)
  await passDays(world, school, 14.5)
  return school
}

/** S0, S1 and so on; later ones have practised later. */
export const addStudents = ({ db }: World, { signedIn }: School, count: number, first = 0) =>
  db
    .insertInto('students')
    .values(
      Array.from({ length: count }, (_, index) => ({
        school_id: signedIn.user.school.id,
        first_name: `S${first + index}`,
        last_practised_at: new Date(Date.UTC(2026, 0, 1, 0, first + index)).toISOString(),
      })),
    )
    .execute()

export const refuseCall =
  (send: Send, call: string, code: ErrorCode, details: Record<string, unknown> = {}): Send =>
  (path, init) =>
    `${init.method} ${path}`.startsWith(call)
      ? Promise.resolve(Response.json({ code, message: code, details }, { status: 502 }))
      : send(path, init)

export function recordCalls({ send, ...school }: School): School & { calls: string[]; keys: (string | undefined)[] } {
  const calls: string[] = []
  const keys: (string | undefined)[] = []
  return {
    ...school,
    calls,
    keys,
    send: (path, init) => {
      if (init.method === 'POST') {
        calls.push(`${path} ${typeof init.body === 'string' ? init.body : ''}`.trim())
        keys.push(init.headers['idempotency-key'])
      }
      return send(path, init)
    },
  }
}
