import type { Pool } from 'pg'

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'student_number',
  'level',
  'native_language',
  'notes',
  'status',
  'version',
  'created_at',
  'last_practised_at',
  'reminders_stopped_at',
] as const
const columnsOf = (alias: string) => columns.map((column) => `${alias}.${column}`).join(', ')
const dueBefore = '(select now() - make_interval(months => inactive_months) from schools where id = $1)'

// The last row has what the page needs once: class memberships, class names and counts.
const text = `
  with page as materialized (
    select ${columnsOf('s')} from students s where s.school_id = $1 order by s.name collate natural_order, s.id limit 50)
  select ${columnsOf('p')} from page p
  union all
  select null,
    (select string_agg(m.student_id || ' ' || m.class_id, E'\\n')
      from page p join class_members m on m.school_id = $1 and m.student_id = p.id),
    (select string_agg(c.id || c.name, E'\\n' order by c.name collate natural_order) from classes c where c.school_id = $1),
    null, null, null, null, k.due::text, k.inactive::text, k.total, null, null, null
  from (
    select count(*)::int as total, count(s.inactive_since) as inactive,
      count(*) filter (where s.inactive_since < ${dueBefore} and greatest(s.inactive_since, s.last_practised_at) < ${dueBefore}) as due
    from students s where s.school_id = $1) k`

type Row = [id: string, ...values: unknown[]]
interface Class {
  id: string
  name: string
}

const linesOf = (value: unknown) => (typeof value === 'string' ? value.split('\n') : [])

/** The cheapest known way: one statement with rows as arrays. */
export async function listOnFloor(pool: Pool, school_id: string) {
  const { rows } = await pool.query<Row>({ name: 'list', text, values: [school_id], rowMode: 'array' })
  const [, memberships, names, , , , , due, inactive, total] = rows.pop() ?? []
  const classes = classesByStudent(memberships, names)
  const active = Number(total) - Number(inactive)
  return {
    items: rows.map((row) => studentOf(row, classes)),
    total,
    counts: { active, inactive: Number(inactive), due: Number(due) },
    seats: { used: active, limit: 500 },
  }
}

const studentOf = (row: Row, classes: ReadonlyMap<string, Class[]>) => ({
  id: row[0],
  first_name: row[1],
  last_name: row[2],
  email: row[3],
  student_number: row[4],
  level: row[5],
  native_language: row[6],
  notes: row[7],
  status: row[8],
  version: row[9],
  created_at: row[10],
  last_practised_at: row[11],
  reminders_stopped_at: row[12],
  classes: classes.get(row[0]) ?? [],
})

function classesByStudent(memberships: unknown, names: unknown): Map<string, Class[]> {
  const inOrder = linesOf(names).map((line) => ({ id: line.slice(0, 36), name: line.slice(36) }))
  const ranks = new Map(inOrder.map(({ id }, rank) => [id, rank]))
  const ranksByStudent = new Map<string, number[]>()
  for (const line of linesOf(memberships)) {
    const [student, rank] = [line.slice(0, 36), ranks.get(line.slice(37)) ?? 0]
    const known = ranksByStudent.get(student)
    if (known) known.push(rank)
    else ranksByStudent.set(student, [rank])
  }
  const ofRank = (rank: number) => inOrder[rank] ?? []
  return new Map([...ranksByStudent].map(([student, its]) => [student, its.toSorted((a, b) => a - b).flatMap(ofRank)]))
}
