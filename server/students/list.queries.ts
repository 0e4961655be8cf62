import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { Student } from '#contract/people/students.ts'
import {
  type StudentFilter,
  type StudentQuery,
  type StudentSort,
  studentSorts,
} from '#contract/people/student-filter.ts'
import { chatbotStudents, avatarStudents } from '#server/assignments/partner-students.queries.ts'
import { createPageReader, limitTo } from '#server/database/pages/pages.ts'
import {
  classesIn,
  isOwnStudent,
  joinOwnMembers,
  membersIn,
  ownTable,
  type Reach,
  studentsIn,
} from '#server/database/reach.ts'
import { prepared, type Statement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { ownColumns } from '#server/students/students.queries.ts'
import { lateStatuses } from '#server/tasks/homework.queries.ts'

const maxSearchWords = 6

const orders: Record<StudentSort, { by: RawBuilder<unknown>; isNullable: boolean }> = {
  name: { by: sql`s.name collate natural_order`, isNullable: false },
  last_name: { by: sql`s.last_name collate natural_order`, isNullable: true },
  email: { by: sql`s.email collate natural_order`, isNullable: true },
  student_number: { by: sql`s.student_number collate natural_order`, isNullable: true },
  level: { by: sql`s.level`, isNullable: true },
  status: { by: sql`s.status`, isNullable: false },
  created_at: { by: sql`s.created_at`, isNullable: false },
  last_practised_at: { by: sql`s.last_practised_at`, isNullable: true },
}

/** Nulls come last in both directions, and the id breaks ties, so that pages never overlap. */
export function orderOf(sort: StudentQuery['sort']): RawBuilder<unknown> {
  const isDescending = sort.startsWith('-')
  const name = studentSorts.find((one) => sort === one || sort === `-${one}`) ?? 'name'
  const { by, isNullable } = orders[name]
  const way = isDescending ? sql`desc` : sql`asc`
  return sql`${by} ${way}${isNullable ? sql` nulls last` : sql``}, s.id ${way}`
}

// Escaped after folding, which maps other characters to plain ones.
const likeWord = (word: string) => sql`'%' || regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/** The retention period counts from the last practice, if that is later. */
const isDueForDeletion = (reach: Reach): RawBuilder<unknown> => sql`
  (s.inactive_since is not null and greatest(s.inactive_since, s.last_practised_at) <
    (select now() - make_interval(months => inactive_months) from schools where id = ${reach.school_id}))`

const dayOf = ({ school_id }: Reach) => ({
  zone: sql`(select coalesce(time_zone, 'UTC') from schools where id = ${school_id})`,
  today: sql`(select (now() at time zone coalesce(time_zone, 'UTC'))::date from schools where id = ${school_id})`,
})

const isInClass = (class_id: string): RawBuilder<unknown> => sql`
  (exists (select from class_members m where m.school_id = s.school_id and m.student_id = s.id and m.class_id = ${class_id})
    or exists (select from archived_members m where m.school_id = s.school_id and m.student_id = s.id and m.class_id = ${class_id}))`

/** Every word must be in the student's own text or in the name of a class. */
export function studentConditions(
  reach: Reach,
  { search = '', status, level, class_id, chatbot_id, avatar_id, retention, homework }: StudentFilter,
): RawBuilder<unknown> {
  const conditions = [sql`s.school_id = ${reach.school_id}`]
  if (status) conditions.push(sql`s.status = ${status}`)
  if (level) conditions.push(sql`s.level = ${level}`)
  if (class_id) conditions.push(isInClass(class_id))
  if (chatbot_id)
    conditions.push(
      sql`s.id in (select r.student_id from ${chatbotStudents(reach)} r where r.chatbot_id = ${chatbot_id})`,
    )
  if (avatar_id)
    conditions.push(sql`s.id in (select r.student_id from ${avatarStudents(reach)} r where r.avatar_id = ${avatar_id})`)
  if (retention) conditions.push(isDueForDeletion(reach))
  if (homework) conditions.push(sql`s.id in (select l.student_id from ${lateStatuses(reach, dayOf(reach))} l)`)
  for (const word of search.split(' ').filter(Boolean).slice(0, maxSearchWords)) {
    // Subqueries, evaluated once: far faster than per student.
    const pattern = sql`(select ${likeWord(word)})`
    conditions.push(sql`(s.search like ${pattern} or s.id in (
      select m.student_id from ${classesIn(reach)} c join ${membersIn(reach)} m on m.school_id = c.school_id and m.class_id = c.id
      where c.school_id = ${reach.school_id} and fold(c.name) like ${pattern}))`)
  }
  return sql.join(conditions, sql` and `)
}

const PageTotals = z.object({
  total: z.number(),
  active: z.number(),
  inactive: z.number(),
  due: z.number(),
  /** A line per membership (student id, class id), and one per class (id, name). */
  memberships: z.object({ members: z.nullable(z.string()), classes: z.nullable(z.string()) }),
})
type PageTotals = z.output<typeof PageTotals>

const pages = createPageReader({ item: Student, once: PageTotals, field: 'classes' })

export async function listStudents(
  db: Kysely<Tables>,
  reach: Reach,
  query: StudentQuery,
): Promise<{ items: Student[] } & Omit<PageTotals, 'memberships'>> {
  const { items, once } = await pages.read(db, statementOf(reach, query), ({ memberships }) => {
    const classesOf = readMemberships(memberships)
    return ({ id }) => classesOf.get(id) ?? []
  })
  const { memberships: _read, ...counts } = once
  return { items, ...counts }
}

// The pages that most visits begin with.
const firstPages = new Map<string, (reach: Reach) => Statement>()

function statementOf(reach: Reach, query: StudentQuery): Statement {
  const { page, page_size, sort, ...filter } = query
  if (page > 1 || isFiltered(filter)) return buildPage(reach, query)
  const key = `${sort} ${page_size} ${reach.teacher_id === null}`
  const known = firstPages.get(key) ?? prepareFirstPage(reach, query)
  firstPages.set(key, known)
  return known(reach)
}

const prepareFirstPage = ({ teacher_id }: Reach, query: StudentQuery): ((reach: Reach) => Statement) =>
  teacher_id === null
    ? prepared(['school_id'], ({ school_id }) => buildPage({ school_id, teacher_id }, query))
    : prepared(['school_id', 'teacher_id'], (reach) => buildPage(reach, query))

function buildPage(reach: Reach, { page, page_size, sort, members_last, ...filter }: StudentQuery): Statement {
  const membersLast = members_last ? sql`${isInClass(members_last)}, ` : sql``
  return pages.statementOf({
    table: ownTable(reach),
    items: sql`
      select ${ownColumns} from ${filter.search ? indexedMatches(reach, filter) : listedStudents(reach, filter)}
      order by ${membersLast}${orderOf(sort)} ${limitTo({ page, page_size })}`,
    onceFromPage: sql`
      select json_build_object('total', ${totalOf(reach, filter)}, 'active', count(*) - count(s.inactive_since),
        'inactive', count(s.inactive_since), 'due', count(*) filter (where ${isDueForDeletion(reach)}),
        'memberships', (${membershipsOfPage(reach)}))
      from students s where s.school_id = ${reach.school_id} and ${isOwnStudent(reach, 's.id')}`,
  })
}

const isFiltered = (filter: object) => Object.values(filter).some(Boolean)

const totalOf = (reach: Reach, filter: StudentFilter) =>
  isFiltered(filter) ? sql`count(*) filter (where ${studentConditions(reach, filter)})` : sql`count(*)`

// The names of the page's classes come once, in order; a membership counts only with its name.
const membershipsOfPage = (reach: Reach) => sql`
  with members as materialized (
    select m.student_id, m.class_id from page ${joinOwnMembers(reach, sql`page.id`)})
  select json_build_object(
    'members', (select string_agg(student_id || ' ' || class_id, chr(10)) from members),
    'classes', (select string_agg(c.id || ' ' || c.name, chr(10) order by c.name collate natural_order) from classes c
      where c.school_id = ${reach.school_id} and c.id in (select class_id from members)))`

type ClassesOf = ReadonlyMap<string, Student['classes']>

// A name has no line breaks, and an id has 36 characters.
const linesOf = (text: string | null) =>
  text?.split('\n').map((line) => ({ id: line.slice(0, 36), rest: line.slice(37) })) ?? []

function readMemberships({ members, classes }: PageTotals['memberships']): ClassesOf {
  const idsByClass = Map.groupBy(linesOf(members), ({ rest }) => rest)
  const classesOf = new Map<string, Student['classes']>()
  for (const { id, rest: name } of linesOf(classes)) {
    for (const { id: student } of idsByClass.get(id) ?? []) {
      const known = classesOf.get(student)
      if (known) known.push({ id, name })
      else classesOf.set(student, [{ id, name }])
    }
  }
  return classesOf
}

const matchingStudents = (reach: Reach, filter: StudentFilter) =>
  sql`${studentsIn(reach)} s where ${studentConditions(reach, filter)}`

const listedStudents = (reach: Reach, filter: StudentFilter) =>
  sql`students s where ${studentConditions(reach, filter)} and ${isOwnStudent(reach, 's.id')}`

// `array(…)` keeps the search on the index: with a join, the planner reads every student.
const indexedMatches = (reach: Reach, filter: StudentFilter) => sql`
  ${studentsIn(reach)} s where s.school_id = ${reach.school_id} and s.id = any(array(select s.id from ${matchingStudents(reach, filter)}))`
