import { createTokens } from '#server/auth/sessions/tokens.ts'
import { createKeys } from '#server/settings/keys.ts'
import { firstNames, lastNames, levels, type School, tokenLifetime } from './schools.ts'

/** Whether the rows of a school are stored together, or interleaved with those of all other schools. */
export type Layout = 'clustered' | 'scattered'

export type Run = (text: string, values?: readonly unknown[]) => Promise<Record<string, string>[]>

const studentsPerSchool = 300
const rowsAtOnce = 150_000
const unsafeSettings = ['fsync = off', 'full_page_writes = off', `max_wal_size = '8GB'`, 'autovacuum = off']

export async function fillSchools(
  run: Run,
  authSecret: string,
  { count, layout }: { count: number; layout: Layout },
): Promise<School[]> {
  for (const setting of unsafeSettings) await run(`alter system set ${setting}`)
  await run('select pg_reload_conf()')
  const accounts = await run(insertAccounts(layout), [count])
  const schools = layout === 'clustered' ? Math.ceil(rowsAtOnce / studentsPerSchool) : count
  const students = Math.min(studentsPerSchool, Math.ceil(rowsAtOnce / schools))
  for (let school = 0; school < count; school += schools)
    for (let student = 0; student < studentsPerSchool; student += students)
      await run(insertStudents(layout), [school, schools, student, students, firstNames, lastNames, levels])
  for (const end of ['vacuum analyze', 'alter system reset all', 'select pg_reload_conf()', 'checkpoint'])
    await run(end)
  const tokens = createTokens(createKeys(authSecret))
  return accounts.map(({ school_id = '', user_id = '', sid = '' }) => ({
    school_id,
    user_id,
    sid,
    token: tokens.sign({ sub: user_id, sid }, tokenLifetime),
  }))
}

const orders: Readonly<Record<Layout, string>> = { clustered: 'school_id, n', scattered: 'n, school_id' }

/** `last_seen_at` is in the future, so that requests don't update it. */
const insertAccounts = (layout: Layout) => `
  with school as (
    insert into schools (name, tier, subscription_status, subscription_end_date)
    select 'Escuela ' || n, 'pro', 'active', now() + interval '1 year' from generate_series(1, $1::int) n returning id as school_id),
  account as (
    insert into users (school_id, email, password_hash) select school_id, school_id || '@school.example', '-' from school
    returning school_id, id, email),
  address as (insert into user_emails (email, school_id, user_id) select email, school_id, id from account),
  opened as (
    insert into sessions (school_id, user_id, ip, user_agent, last_seen_at, expires_at)
    select school_id, id, '127.0.0.1', 'bench', now() + interval '1 day', now() + interval '1 day' from account
    returning school_id, user_id, id),
  token as (insert into session_tokens (sid, school_id, session_id) select id, school_id, id from opened),
  class as (
    insert into classes (school_id, name)
    select school_id, 'Class ' || n from school, generate_series(0, 9) n order by ${orders[layout]})
  select school_id, user_id, id as sid from opened`

const insertStudents = (layout: Layout) => `
  with place as materialized (
    select school_id, n, uuidv7() as id
    from (select id as school_id from schools order by id offset $1 limit $2) chosen,
      generate_series($3::int, $3::int + $4::int - 1) n
    order by ${orders[layout]}),
  added as (
    insert into students (school_id, id, first_name, last_name, email, student_number, level, native_language, status, inactive_since)
    select school_id, id, ${pickFrom('$5')}, ${pickFrom('$6')},
      case when n % 10 > 0 then 'student.' || left(md5(id::text), 16) || '@school.example' end, (1000 + n)::text,
      case when n % 8 > 0 then ${pickFrom('$7')} end, 'de',
      case n % 12 when 0 then 'inactive' else 'active' end, case n % 12 when 0 then now() end
    from place returning school_id, id, email),
  claimed as (
    insert into student_emails (email, school_id, student_id) select email, school_id, id from added where email is not null)
  insert into class_members (school_id, class_id, student_id)
  select p.school_id, c.id, p.id from place p
  join classes c on c.school_id = p.school_id and c.name = 'Class ' || p.n / 2 % 10
  where p.n % 2 = 0 order by p.id`

function pickFrom(place: string): string {
  return `(${place}::text[])[1 + n % cardinality(${place}::text[])]`
}
