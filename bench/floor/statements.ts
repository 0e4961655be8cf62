const columns = ['first_name', 'last_name', 'email', 'student_number', 'level', 'native_language', 'notes'] as const

export type NewRow = { [Column in (typeof columns)[number]]?: string | null | undefined }

const columnList = columns.join(', ')
const values = columns.map((_, index) => `$${index + 2}`).join(', ')
const arrays = columns.map((_, index) => `$${index + 2}::text[]`).join(', ')

export const session = ({ sid, sub }: { sid: string; sub: string }) => ({
  name: 'session',
  text: `
    select t.school_id, n.user_id, s.tier, now() as now, n.last_seen_at < now() - interval '1 minute' as is_stale
    from session_tokens t
    join sessions n on n.school_id = t.school_id and n.id = t.session_id
    join users u on u.school_id = n.school_id and u.id = n.user_id
    join schools s on s.id = t.school_id
    where t.sid = $1 and n.user_id = $2 and n.expires_at > now()
      and n.created_at > now() - case u.role when 'admin' then interval '12 hours' else interval '30 days' end
      and n.last_seen_at > now() - case u.role when 'admin' then interval '1 hour' else interval '7 days' end
      and s.subscription_status in ('trialing', 'active', 'past_due', 'canceled') and s.subscription_end_date > now()`,
  values: [sid, sub],
})

export const lock = (school_id: string) => ({
  name: 'lock',
  text: 'select tier from schools where id = $1 for no key update',
  values: [school_id],
})

export const count = (school_id: string) => ({
  name: 'count',
  text: `select count(*)::int as used from students where school_id = $1 and status = 'active'`,
  values: [school_id],
})

export const insertOne = (school_id: string, row: NewRow) => ({
  name: 'insert_one',
  text: `with added as (
      insert into students (school_id, ${columnList}) values ($1, ${values})
      returning id, ${columnList}, status, version, created_at, last_practised_at),
    claimed as (
      insert into student_emails (email, school_id, student_id) select email, $1, id from added where email is not null
      on conflict (email) do nothing returning 1)
    select *, '[]'::json as classes, (select count(*)::int from claimed) as claimed from added`,
  values: [school_id, ...columns.map((column) => row[column] ?? null)],
})

export const insertMany = (school_id: string, rows: readonly NewRow[]) => ({
  name: 'insert_many',
  text: `with added as (
      insert into students (school_id, ${columnList}) select $1, * from unnest(${arrays}) returning id, email),
    claimed as (
      insert into student_emails (email, school_id, student_id) select email, $1, id from added where email is not null
      on conflict (email) do nothing returning 1)
    select (select count(*)::int from added) as added, (select count(*)::int from claimed) as claimed`,
  values: [school_id, ...columns.map((column) => rows.map((row) => row[column] ?? null))],
})

export const log = ({ school_id, user_id }: { school_id: string; user_id: string }, action: string) => ({
  name: 'log',
  text: `insert into audit_log (school_id, action, user_id, ip, details) values ($1, $2, $3, '127.0.0.1', '{}')`,
  values: [school_id, action, user_id],
})
