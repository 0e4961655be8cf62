import type { TestCard } from '#contract/checkouts.ts'
import { ApiError } from '#contract/errors.ts'
import type { Tier } from '#contract/plans.ts'
import { advanceTime } from '#server/billing/sandbox/clock.queries.ts'
import type { School, World } from '#server/test/world.ts'

const day = 24 * 3600

/** The code that a call fails with, or `done`. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => 'done').catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)))

/** The id of a school. */
export const idOf = ({ signedIn }: School): string => signedIn.user.school.id

/** Asks the provider where a school stands. */
export const sync = ({ api }: School) => api.billing.sync({ body: {} })

/** The id of a page of the sandbox. */
export const checkoutOf = (url: string | undefined): string => url?.split('/').at(-1) ?? ''

/** Uses a test card on a page of the sandbox; gives what came of it. */
export const payWith = async ({ api }: School, url: string | undefined, card: TestCard, confirmed?: boolean) =>
  (await api.billing.pay({ params: { id: checkoutOf(url) }, body: { card, ...(confirmed && { confirmed }) } })).outcome

/** Adds a test card, confirming where the bank asks. */
export async function addCard(school: School, card: TestCard) {
  const { url } = await school.api.billing.addPaymentMethod({ body: {} })
  return payWith(school, url, card, true)
}

/** What schools that pay in the sandbox do in a world. */
export const payingIn = (world: () => World) => {
  /** Lets days pass for a school, without anybody looking. */
  const pass = (school: School, days: number) => advanceTime(world().db, idOf(school), days * day)
  /** A school whose trial is over, and which pays. */
  const paying = async (tier: Tier = 'starter', card: TestCard = 'good'): Promise<School> => {
    const school = await world().signUp({ tier })
    await addCard(school, card)
    await pass(school, 15)
    await sync(school)
    return school
  }
  return { pass, paying }
}
