import { Client } from 'pg'
import type { Load } from '../load/load.ts'
import { type Kind, kinds } from '../load/tally.ts'
import type { Finding } from '../proof.ts'

const damage: Readonly<Record<Kind, string>> = {
  add: `update students set first_name = 'Changed' where id = (select id from students where first_name like 'Ada%' limit 1)`,
  bulk: `update students set version = version + 1 where id = (select id from students where first_name like 'Bea%' limit 1)`,
  import: `delete from class_members where student_id = (select id from students where first_name like 'Imp%' limit 1)`,
  upload: `update schools set logo_url = '/api/files/' || gen_random_uuid() where logo_url is not null`,
  chat: `update messages set text = text || '!' where id = (select id from messages where "from" = 'student' order by "at" limit 1)`,
  webhook: `insert into audit_log (school_id, action, details)
    select school_id, action, details from audit_log where action = 'plan_changed' limit 1`,
}

/** Verifies that the checks detect one manipulated row of each kind. */
export async function tamper(folder: string, load: Load): Promise<Finding> {
  const client = new Client({ host: folder, user: 'postgres', database: 'postgres' })
  await client.connect()
  for (const kind of kinds) await client.query(damage[kind])
  await client.end()
  const noticed = new Set((await load.check()).map(({ kind }) => kind))
  return {
    what: 'the checks themselves',
    tried: 'one row of each kind changed in the database',
    found: `noticed: ${kinds.filter((kind) => noticed.has(kind)).join(', ') || 'none'}`,
    hasPassed: kinds.every((kind) => noticed.has(kind)),
  }
}
