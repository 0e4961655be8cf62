import type { Transaction } from 'kysely'
import { billing } from '#contract/billing/billing.ts'
import { ApiError } from '#contract/errors.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { findCustomer, lockBilling } from '#server/billing/billing.queries.ts'
import { addCard, makePrimary, openPortal, removeCard } from '#server/billing/cards.actions.ts'
import { describeBilling } from '#server/billing/describe.ts'
import { findCheckout, payCheckout } from '#server/billing/sandbox/checkout.actions.ts'
import { writeInvoice } from '#server/billing/sandbox/invoice.ts'
import {
  type SubscriptionContext,
  cancel,
  changeTier,
  resume,
  subscribe,
  sync,
} from '#server/billing/subscription.actions.ts'
import { syncSchool } from '#server/billing/sync.ts'
import { handleEvent } from '#server/billing/webhook.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { createLimiter, createKeyedLimiter } from '#server/lib/limiter.ts'
import { consume } from '#server/http/guard/limits.ts'
import type { Mount } from '#server/http/mount.ts'
import { safePagePath } from '#server/http/pages/safe-page-path.ts'
import type { Services } from '#server/services/services.ts'

/** Concurrent calls per process, so that a slow provider doesn't occupy all database connections. */
const maxConcurrentCalls = 4
const maxWaitMs = 15_000
const providerLimit = { count: 120, seconds: 600 }

type Tx = Transaction<Tables>
type BillingRequest = { account: Account; key: string; write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> }

export const billingRoutes = (mount: Mount, services: Services) => {
  const { db, config, gateway, jobs } = services
  const providerLimiter = createLimiter(maxConcurrentCalls, maxWaitMs)
  const schoolMutex = createKeyedLimiter(maxWaitMs)
  const syncInBackground = (school_id: string) =>
    void syncSchool(services, school_id).catch((error: unknown) =>
      services.log.warn({ err: error, school_id }, 'reading a subscription from the provider failed'),
    )
  const describe = ({ school_id }: Account) => describeBilling(db, gateway, config.trialDays, school_id)
  const callProvider = async <T>(
    { account, key, write }: BillingRequest,
    work: (context: SubscriptionContext) => Promise<T>,
  ): Promise<T> => {
    const { count, seconds } = providerLimit
    await consume(db, { key: `billing:${account.school_id}`, count: count * config.limitFactor, seconds })
    const run = () =>
      write(async (tx) => {
        await lockBilling(tx, account.school_id)
        return work({ db, tx, gateway, jobs, account, key })
      })
    // One call per school at a time, so that a busy school leaves slots to the others.
    return schoolMutex(account.school_id)(() => providerLimiter(run)).catch((error: unknown) => {
      // The provider may have carried out the change before the failure.
      if (error instanceof ApiError && error.code === 'provider_failed') syncInBackground(account.school_id)
      throw error
    })
  }
  const callAndReadUser = (request: BillingRequest, work: (context: SubscriptionContext) => Promise<void>) =>
    callProvider(request, async (context) => {
      await work(context)
      return { user: await findUser(context.tx, request.account) }
    })
  const returnTarget = async ({ tx, account }: SubscriptionContext, from: string | undefined) => {
    const page = safePagePath(from)
    const { interface_language: language } = await findUser(tx, account)
    const query = page ? `?${new URLSearchParams({ from: page }).toString()}` : ''
    return { returnUrl: `${config.appUrl}/upgrade/return${query}`, from: page ?? null, language }
  }
  const requireSandbox = () => {
    if (gateway.name !== 'sandbox') throw new ApiError('not_found')
  }

  mount(billing, {
    get: ({ account }) => describe(account),
    sync: ({ body, ...request }) =>
      callAndReadUser(request, async (context) => {
        const customer = body.checkout && (await findCustomer(context.tx, gateway.name, request.account.school_id))
        if (customer && body.checkout) await gateway.finish(customer, body.checkout)
        await sync(context)
      }),
    subscribe: ({ body, ...request }) =>
      callProvider(request, async (context) => {
        const url = await subscribe(context, body.tier, config.trialDays, await returnTarget(context, body.from))
        return url ? { url } : { user: await findUser(context.tx, request.account) }
      }),
    change: ({ body, ...request }) => callAndReadUser(request, (context) => changeTier(context, body)),
    cancel: (request) => callAndReadUser(request, cancel),
    resume: (request) => callAndReadUser(request, resume),
    portal: ({ body, ...request }) =>
      callProvider(request, async (context) => ({
        url: await openPortal(context, await returnTarget(context, body.from)),
      })),
    addPaymentMethod: ({ body, ...request }) =>
      callProvider(request, async (context) => ({
        url: await addCard(context, await returnTarget(context, body.from)),
      })),
    makePrimary: async ({ params, ...request }) => {
      await callProvider(request, (context) => makePrimary(context, params.id))
      return describe(request.account)
    },
    removePaymentMethod: async ({ params, ...request }) => {
      await callProvider(request, (context) => removeCard(context, params.id))
      return describe(request.account)
    },
    invoices: async ({ account }) => {
      const { count, seconds } = providerLimit
      await consume(db, { key: `billing:${account.school_id}`, count: count * config.limitFactor, seconds })
      const customer = await findCustomer(db, gateway.name, account.school_id)
      if (!customer) return { items: [] }
      return { items: await schoolMutex(account.school_id)(() => providerLimiter(() => gateway.invoices(customer))) }
    },
    invoice: ({ account, params, query }) => {
      requireSandbox()
      return writeInvoice(db, account, params.id, query.language)
    },
    checkout: ({ account, params }) => {
      requireSandbox()
      return findCheckout(db, account.school_id, params.id)
    },
    pay: async ({ body, params, ...request }) => {
      requireSandbox()
      const outcome = await payCheckout(db, request.account.school_id, params.id, body)
      const { user } = await callAndReadUser(request, sync)
      return { outcome, user }
    },
    webhook: ({ file }) => handleEvent(services, file),
  })
}
