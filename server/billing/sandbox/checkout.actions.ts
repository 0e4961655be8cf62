import type { Kysely } from 'kysely'
import type { Checkout, TestCard } from '#contract/billing/checkouts.ts'
import { ApiError } from '#contract/errors.ts'
import { withSandboxState } from '#server/billing/sandbox/gateway.sandbox.ts'
import { type PaymentOutcome, pay } from '#server/billing/sandbox/pay.ts'
import type { SandboxState } from '#server/billing/sandbox/state.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export const findCheckout = (db: Kysely<Tables>, school_id: string, id: string): Promise<Checkout> =>
  withSandboxState(db, school_id, (state) => {
    const { purpose, tier, from } = openCheckout(state, id)
    return { purpose, tier, from }
  })

export const payCheckout = (
  db: Kysely<Tables>,
  school_id: string,
  id: string,
  use: { card: TestCard; confirmed?: boolean | undefined },
): Promise<PaymentOutcome> =>
  withSandboxState(db, school_id, (state, now) => pay(state, openCheckout(state, id), { ...use, now }))

function openCheckout({ checkouts }: SandboxState, id: string) {
  const checkout = checkouts.find(({ ref, status }) => ref === id && status === 'open')
  if (!checkout) throw new ApiError('not_found')
  return checkout
}
