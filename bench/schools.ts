import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { StudentFields } from '#contract/people/students.ts'
import { insertSession } from '#server/auth/sessions/sessions.queries.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { insertSchool } from '#server/auth/users.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { createKeys } from '#server/settings/keys.ts'
import { insertStudents } from '#server/students/students.queries.ts'

export interface School {
  school_id: string
  user_id: string
  sid: string
  token: string
}

/** In seconds. */
export const tokenLifetime = 86_400

export const firstNames = ['Aina', 'Bruno', 'Chloé', 'Dídac', 'Elif', 'Fatou', 'Günther', 'Hanna', 'Íñigo', 'Jonas']
export const lastNames = [
  'García López',
  'Müller',
  'Rossi',
  'da Silva',
  'Nowak',
  'Öztürk',
  'Lefèvre',
  'Schmidt',
  'Puig',
]
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

export function newStudent(index: number): StudentFields {
  const unique = randomBytes(6).toString('hex')
  return {
    first_name: firstNames[index % firstNames.length] ?? '',
    last_name: lastNames[index % lastNames.length] ?? '',
    email: `student.${unique}@school.example`,
    student_number: `${1000 + index}`,
    level: levels[index % levels.length] ?? null,
    native_language: 'de',
  }
}

export const newStudents = (count: number): StudentFields[] =>
  Array.from({ length: count }, (_, index) => newStudent(index))

/** Every second student is in one of ten classes. */
export async function openSchools(
  db: Kysely<Tables>,
  authSecret: string,
  { count, students = 0 }: { count: number; students?: number },
): Promise<School[]> {
  const tokens = createTokens(createKeys(authSecret))
  const schools: School[] = []
  for (let index = 0; index < count; index++) {
    const sid = randomBytes(16).toString('base64url')
    const { school_id, user_id } = await db.transaction().execute((tx) => openSchool(tx, sid, students))
    schools.push({ school_id, user_id, sid, token: tokens.sign({ sub: user_id, sid }, tokenLifetime) })
  }
  return schools
}

async function openSchool(tx: Transaction<Tables>, sid: string, students: number) {
  const email = `${randomBytes(8).toString('hex')}@school.example`
  const school = await insertSchool(tx, { email, school_name: 'Escuela Sol', password_hash: '-' })
  if (!school) throw new Error('No school was made')
  const { school_id } = school
  await sql`update schools set tier = 'pro', subscription_status = 'active',
    subscription_end_date = now() + interval '1 year' where id = ${school_id}`.execute(tx)
  await insertSession(tx, { ...school, sid, ip: '127.0.0.1', user_agent: 'bench', lifetime: tokenLifetime })
  if (students === 0) return school
  const { ids } = await insertStudents(tx, school_id, newStudents(students))
  await sql`
    with made as (
      insert into classes (school_id, name) select ${school_id}, 'Class ' || n from generate_series(1, 10) n returning id),
    numbered as (select id, row_number() over () as n from made)
    insert into class_members (school_id, class_id, student_id)
    select ${school_id}, c.id, s.id from unnest(${ids}::uuid[]) with ordinality s (id, position)
    join numbered c on c.n = 1 + s.position / 2 % 10 where s.position % 2 = 0`.execute(tx)
  return school
}

export async function openTeacher(
  db: Kysely<Tables>,
  authSecret: string,
  { school_id }: School,
  classes: number,
): Promise<School> {
  const sid = randomBytes(16).toString('base64url')
  const user_id = await db.transaction().execute(async (tx) => {
    const email = `${randomBytes(8).toString('hex')}@school.example`
    const { id } = await tx
      .insertInto('users')
      .values({ school_id, email, role: 'teacher', password_hash: '-' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into class_teachers (school_id, class_id, user_id)
      select school_id, id, ${id} from classes where school_id = ${school_id} order by id limit ${classes}::int`.execute(
      tx,
    )
    const session = { ip: '127.0.0.1', user_agent: 'bench', lifetime: tokenLifetime }
    await insertSession(tx, { school_id, user_id: id, sid, ...session })
    return id
  })
  const token = createTokens(createKeys(authSecret)).sign({ sub: user_id, sid }, tokenLifetime)
  return { school_id, user_id, sid, token }
}
