import type { Transaction } from 'kysely'
import { billing } from '#contract/billing.ts'
import { ApiError } from '#contract/errors.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { findCustomer, holdBilling } from '#server/billing/billing.queries.ts'
import { addCard, makePrimary, openPortal, removeCard } from '#server/billing/cards.actions.ts'
import { describeBilling } from '#server/billing/describe.ts'
import { findCheckout, payCheckout } from '#server/billing/sandbox/checkout.actions.ts'
import { writeInvoice } from '#server/billing/sandbox/invoice.ts'
import { type Act, cancel, changeTier, resume, subscribe, sync } from '#server/billing/subscription.actions.ts'
import { syncSchool } from '#server/billing/sync.ts'
import { followEvent } from '#server/billing/webhook.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { createLimiter, createKeyedLimiter } from '#server/lib/limiter.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Mount } from '#server/http/mount.ts'
import { safePagePath } from '#server/http/pages/safe-page-path.ts'
import type { Services } from '#server/services/services.ts'

/** Calls to the provider that one process makes at once, so that its slowness never takes all connections of the database. */
const callsAtOnce = 4
const longestWait = 15_000
/** What one school may ask of the provider in ten minutes. */
const providerLimit = { count: 120, seconds: 600 }

type Tx = Transaction<Tables>
type Asked = { account: Account; key: string; write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> }

/** The subscription of a school, its cards and its invoices. */
export const billingRoutes = (mount: Mount, services: Services) => {
  const { db, config, gateway, jobs } = services
  const inTurn = createLimiter(callsAtOnce, longestWait)
  const queueOf = createKeyedLimiter(longestWait)
  const readLater = (school_id: string) =>
    void syncSchool(services, school_id).catch((error: unknown) =>
      services.log.warn({ err: error, school_id }, 'a subscription could not be read'),
    )
  const describe = ({ school_id }: Account) => describeBilling(db, gateway, config.trialDays, school_id)
  const ask = async <T>({ account, key, write }: Asked, work: (act: Act) => Promise<T>): Promise<T> => {
    const { count, seconds } = providerLimit
    await consume(db, { key: `billing:${account.school_id}`, count: count * config.limitFactor, seconds })
    const act = () =>
      write(async (tx) => {
        await holdBilling(tx, account.school_id)
        return work({ db, tx, gateway, jobs, account, key })
      })
    // One act of a school at a time, so that a school that is in a hurry leaves room for the others.
    return queueOf(account.school_id)(() => inTurn(act)).catch((error: unknown) => {
      // It may have been carried out all the same.
      if (error instanceof ApiError && error.code === 'provider_failed') readLater(account.school_id)
      throw error
    })
  }
  const changed = (asked: Asked, work: (act: Act) => Promise<void>) =>
    ask(asked, async (act) => {
      await work(act)
      return { user: await findUser(act.tx, asked.account) }
    })
  const backTo = async ({ tx, account }: Act, from: string | undefined) => {
    const page = safePagePath(from)
    const { interface_language: language } = await findUser(tx, account)
    const query = page ? `?${new URLSearchParams({ from: page }).toString()}` : ''
    return { returnUrl: `${config.appUrl}/upgrade/return${query}`, from: page ?? null, language }
  }
  const inSandbox = () => {
    if (gateway.name !== 'sandbox') throw new ApiError('not_found')
  }

  mount(billing, {
    get: ({ account }) => describe(account),
    sync: ({ body, ...asked }) =>
      changed(asked, async (act) => {
        const customer = body.checkout && (await findCustomer(act.tx, gateway.name, asked.account.school_id))
        if (customer && body.checkout) await gateway.finish(customer, body.checkout)
        await sync(act)
      }),
    subscribe: ({ body, ...asked }) =>
      ask(asked, async (act) => {
        const url = await subscribe(act, body.tier, config.trialDays, await backTo(act, body.from))
        return url ? { url } : { user: await findUser(act.tx, asked.account) }
      }),
    change: ({ body, ...asked }) => changed(asked, (act) => changeTier(act, body)),
    cancel: (asked) => changed(asked, cancel),
    resume: (asked) => changed(asked, resume),
    portal: ({ body, ...asked }) =>
      ask(asked, async (act) => ({ url: await openPortal(act, await backTo(act, body.from)) })),
    addPaymentMethod: ({ body, ...asked }) =>
      ask(asked, async (act) => ({ url: await addCard(act, await backTo(act, body.from)) })),
    makePrimary: async ({ params, ...asked }) => {
      await ask(asked, (act) => makePrimary(act, params.id))
      return describe(asked.account)
    },
    removePaymentMethod: async ({ params, ...asked }) => {
      await ask(asked, (act) => removeCard(act, params.id))
      return describe(asked.account)
    },
    invoices: async ({ account }) => {
      const { count, seconds } = providerLimit
      await consume(db, { key: `billing:${account.school_id}`, count: count * config.limitFactor, seconds })
      const customer = await findCustomer(db, gateway.name, account.school_id)
      if (!customer) return { items: [] }
      return { items: await queueOf(account.school_id)(() => inTurn(() => gateway.invoices(customer))) }
    },
    invoice: ({ account, params, query }) => {
      inSandbox()
      return writeInvoice(db, account, params.id, query.language)
    },
    checkout: ({ account, params }) => {
      inSandbox()
      return findCheckout(db, account.school_id, params.id)
    },
    pay: async ({ body, params, ...asked }) => {
      inSandbox()
      const outcome = await payCheckout(db, asked.account.school_id, params.id, body)
      const { user } = await changed(asked, sync)
      return { outcome, user }
    },
    webhook: ({ file }) => followEvent(services, file),
  })
}
