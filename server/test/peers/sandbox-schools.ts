import type { TestCard } from '#contract/billing/checkouts.ts'
import { ApiError } from '#contract/errors.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { advanceTime } from '#server/billing/sandbox/clock.queries.ts'
import type { School, World } from '#server/test/world.ts'

const day = 24 * 3600

export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

export const idOf = ({ signedIn }: School): string => signedIn.user.school.id

export const sync = ({ api }: School) => api.billing.sync({ body: {} })

export const checkoutOf = (url: string | undefined): string => url?.split('/').at(-1) ?? ''

export const payWith = async ({ api }: School, url: string | undefined, card: TestCard, confirmed?: boolean) =>
  (await api.billing.pay({ params: { id: checkoutOf(url) }, body: { card, ...(confirmed && { confirmed }) } })).outcome

/** Confirms the card if the bank asks. */
export async function addCard(school: School, card: TestCard) {
  const { url } = await school.api.billing.addPaymentMethod({ body: {} })
  return payWith(school, url, card, true)
}

export const sandboxSchools = (world: () => World) => {
  const passDays = (school: School, days: number) => advanceTime(world().db, idOf(school), days * day)
  const payingSchool = async (tier: Tier = 'starter', card: TestCard = 'good'): Promise<School> => {
    const school = await world().signUp({ tier })
    await addCard(school, card)
    await passDays(school, 15)
    await sync(school)
    return school
  }
  return { passDays, payingSchool }
}
