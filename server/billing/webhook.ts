import { ApiError } from '#contract/errors.ts'
import { findSchoolOfCustomer, isEventRecorded, recordEvent } from '#server/billing/billing.queries.ts'
import { applyReading, readSchool } from '#server/billing/sync.ts'
import type { Services } from '#server/services/services.ts'

/** The event is only a signal: the provider is read again, so that events may come late, twice and in any order. Acknowledged after the commit. */
export async function handleEvent(
  services: Pick<Services, 'db' | 'gateway' | 'jobs'>,
  { bytes, signature }: { bytes: Uint8Array; signature: string },
): Promise<void> {
  const { db, gateway } = services
  if (!gateway.readEvent) throw new ApiError('not_found')
  const event = gateway.readEvent(bytes, signature)
  if (!event)
    throw new ApiError('invalid_input', {
      issues: [{ path: '', message: 'The signature is missing, wrong or too old.' }],
    })
  if (await isEventRecorded(db, event.id)) return
  const school_id = event.customer && (await findSchoolOfCustomer(db, event.customer))
  if (event.customer && school_id && event.checkout) await gateway.finish(event.customer, event.checkout)
  const reading = school_id ? await readSchool(db, gateway, school_id) : null
  await db.transaction().execute(async (tx) => {
    if (!(await recordEvent(tx, event.id))) return
    if (school_id && reading) await applyReading(services, tx, { school_id }, reading)
  })
}
