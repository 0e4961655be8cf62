import { setTimeout as pause } from 'node:timers/promises'
import { endSandbox, claimStaleSchools } from '#server/billing/billing.queries.ts'
import type { Gateway } from '#server/services/gateway.ts'
import { syncSchool } from '#server/billing/sync.ts'
import type { Services } from '#server/services/services.ts'

const minute = 60_000
const hour = 3600
const batchSize = 200
const pauseMs = 50

export interface CustomerErasure {
  provider: Gateway['name']
  customer: string
}

/** Reads schools that were not read for an hour, in case an event was lost, and runs the jobs that erase customers. Returns how to stop. */
export async function startPeriodicSync(services: Services): Promise<() => Promise<void>> {
  const { db, jobs, log, gateway } = services
  if (gateway.name !== 'sandbox') await endSandbox(db)
  await jobs.work<CustomerErasure>('billing', async ({ data }) => {
    if (data.provider !== gateway.name) throw new Error(`the payment provider ${data.provider} is not configured`)
    await gateway.erase(data.customer)
  })
  const stopping = new AbortController()
  let syncing = Promise.resolve()
  const timer = setInterval(() => {
    syncing = syncing
      .then(() => syncStaleSchools(services, stopping.signal))
      .catch((error: unknown) => log.warn({ err: error }, 'reading subscriptions from the provider failed'))
  }, minute)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await syncing
  }
}

export async function syncStaleSchools(services: Services, signal: AbortSignal): Promise<void> {
  const { db, log, gateway } = services
  for (const school_id of await claimStaleSchools(db, gateway.name, hour, batchSize)) {
    if (signal.aborted) return
    await syncSchool(services, school_id).catch((error: unknown) =>
      log.warn({ err: error, school_id }, 'reading a subscription from the provider failed'),
    )
    await pause(pauseMs)
  }
}
