import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { withSandboxState } from '#server/billing/sandbox/gateway.sandbox.ts'
import { nextEventAt, runDueEvents } from '#server/billing/sandbox/due-events.ts'
import { shiftToPast, type SandboxState } from '#server/billing/sandbox/state.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const SandboxSchool = z.object({ school_id: z.uuid(), name: z.string(), state: z.custom<SandboxState>() })
export type SandboxSchool = z.output<typeof SandboxSchool>

export async function listSandboxSchools(db: Kysely<Tables>, limit: number): Promise<SandboxSchool[]> {
  const rows = await rowsOf(
    db,
    SandboxSchool,
    sql`
    select a.school_id, s.name, a.state from sandbox_accounts a join schools s on s.id = a.school_id
    order by s.created_at desc limit ${limit}`,
  )
  return rows
}

export async function isInSandbox(db: Kysely<Tables>, school_id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sandbox_accounts where school_id = ${school_id}`.execute(db)
  return rows.length > 0
}

/** Moves all times of the state into the past, then runs what is due. Without seconds, up to the next event. */
export const advanceTime = (db: Kysely<Tables>, school_id: string, seconds: number | null): Promise<void> =>
  withSandboxState(db, school_id, (state, now) => {
    const next = nextEventAt(state)
    const untilNext = next ? Math.max(0, Math.ceil((Date.parse(next) - Date.parse(now)) / 1000)) + 1 : 0
    Object.assign(state, shiftToPast(state, seconds ?? untilNext))
    runDueEvents(state, now)
  })
