import { setTimeout as pause } from 'node:timers/promises'
import { endSandbox, takeUnread } from '#server/billing/billing.queries.ts'
import type { Gateway } from '#server/billing/gateway.ts'
import { syncSchool } from '#server/billing/sync.ts'
import type { Services } from '#server/services.ts'

const minute = 60_000
const hour = 3600
/** Schools that are read in one go, and the pause after each, in milliseconds, so that the provider is not rushed. */
const atOnce = 200
const between = 50

/** A customer to forget at the provider; the job that an erased school leaves behind. */
export interface Erased {
  provider: Gateway['name']
  customer: string
}

/**
 * Reads every school again that nobody read for an hour, so that an event that never came is made up for; and does from
 * now on what erased schools leave to do at the provider. Returns how to stop.
 */
export async function keepSynced(services: Services): Promise<() => Promise<void>> {
  const { db, jobs, log, gateway } = services
  if (gateway.name !== 'sandbox') await endSandbox(db)
  await jobs.work<Erased>('billing', async ({ data }) => {
    if (data.provider !== gateway.name) throw new Error(`${data.provider} is not set up`)
    await gateway.erase(data.customer)
  })
  const stopping = new AbortController()
  let reading = Promise.resolve()
  const timer = setInterval(() => {
    reading = reading
      .then(() => readUnread(services, stopping.signal))
      .catch((error: unknown) => log.warn({ err: error }, 'could not sync subscriptions'))
  }, minute)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await reading
  }
}

/** Reads the schools that nobody read for an hour, until it is told to stop. */
export async function readUnread(services: Services, signal: AbortSignal): Promise<void> {
  const { db, log, gateway } = services
  for (const school_id of await takeUnread(db, gateway.name, hour, atOnce)) {
    if (signal.aborted) return
    await syncSchool(services, school_id).catch((error: unknown) =>
      log.warn({ err: error, school_id }, 'could not sync a subscription'),
    )
    await pause(between)
  }
}
