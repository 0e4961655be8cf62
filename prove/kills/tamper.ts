import { inDatabase } from '../load/database.ts'
import type { Load } from '../load/load.ts'
import type { Kind } from '../load/tally.ts'
import type { Finding } from '../proof.ts'

const damage: Readonly<Record<Kind, string>> = {
  add: `update students set first_name = 'Changed' where id = (select id from students where first_name like 'Ada%' limit 1)`,
  bulk: `update students set version = version + 1 where id = (select id from students where first_name like 'Bea%' limit 1)`,
  import: `delete from class_members where student_id = (select id from students where first_name like 'Imp%' limit 1)`,
  upload: `update schools set logo_url = '/api/files/' || gen_random_uuid() where logo_url is not null`,
  chat: `update messages set text = text || '!' where id = (select id from messages where "from" = 'student' order by "at" limit 1)`,
  webhook: `insert into audit_log (school_id, action, details)
    select school_id, action, details from audit_log where action = 'plan_changed' limit 1`,
  task: `update tasks set due_on = due_on + 1 where id = (select id from tasks where deleted_at is null limit 1)`,
  join: `update join_requests set state = 'waiting', decided_at = null where id = (
    select id from join_requests where state = 'approved' limit 1)`,
  staff: `update users set removed_at = now() where id = (
    select id from users where email like 'sta%' and removed_at is null limit 1)`,
  factor: `update recovery_codes set used_at = now() where hash = (
    select hash from recovery_codes where used_at is null limit 1)`,
  speech: `update rate_windows set count = 0 where key like 'spoken:%'`,
}

/** Verifies that the checks detect one manipulated row of each kind. */
export async function tamper(dataDir: string, load: Load): Promise<Finding> {
  await inDatabase(dataDir, async (client) => {
    for (const kind of load.kinds) await client.query(damage[kind])
  })
  const noticed = new Set((await load.check()).map(({ kind }) => kind))
  return {
    what: 'the checks themselves',
    tried: 'one row of each kind changed in the database',
    found: `noticed: ${load.kinds.filter((kind) => noticed.has(kind)).join(', ') || 'none'}`,
    hasPassed: load.kinds.every((kind) => noticed.has(kind)),
  }
}
