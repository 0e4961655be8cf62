import { type Kysely, sql } from 'kysely'
import { transcriptDays } from '#contract/school/school.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Db = Kysely<Tables>

export interface Practice {
  conversations: number
  days: number
}

const chatbots = 40
const avatars = 10
const messages = 16
/** More would pass the time limit of a statement. */
const atOnce = 1500

/** Texts are stored as long as a school may store them; of older conversations only the measures are left. */
export async function fillPractice(db: Db, school_id: string, practice: Practice): Promise<void> {
  await sql`update schools set transcript_days = ${transcriptDays.max} where id = ${school_id}`.execute(db)
  const templates = await templatesOf('es')
  await addPartners(
    db,
    school_id,
    Array.from({ length: chatbots }, (_, index) => templates[index % templates.length]),
  )
  for (let from = 1; from <= practice.conversations; from += atOnce)
    await addConversations(db, school_id, practice, { from, to: Math.min(from + atOnce - 1, practice.conversations) })
  await sql`
    update students s set last_practised_at = c.last
    from (select student_id, max(last_message_at) as last from conversations where school_id = ${school_id} group by student_id) c
    where s.school_id = ${school_id} and s.id = c.student_id`.execute(db)
}

const addPartners = (db: Db, school_id: string, contents: readonly unknown[]) =>
  sql`
    with wanted as (
      select n, uuidv7() as id, t from jsonb_array_elements(${JSON.stringify(contents)}::jsonb) with ordinality w (t, n)),
    bot as (
      insert into chatbots (school_id, id, name, language, level, vocabulary, steps, correction, help_language, length, status)
      select ${school_id}, id, (t->>'name') || ' ' || n, 'es', 'A2', t->'vocabulary', t->'steps', 'recast', 'target', 10, 'published'
      from wanted returning id),
    face as (
      insert into avatars (school_id, name, language, look, chatbot_id)
      select ${school_id}, 'Avatar ' || n, 'es', '{"style":"clay","parts":{},"colors":{}}', id from wanted
      where n <= ${avatars}::int returning id),
    given as (
      insert into assignments (school_id, chatbot_id, class_id)
      select ${school_id}, b.id, c.id from bot b, classes c where c.school_id = ${school_id})
    insert into assignments (school_id, avatar_id, class_id)
    select ${school_id}, f.id, c.id from face f, classes c where c.school_id = ${school_id}`.execute(db)

const measures = sql`jsonb_build_object('turns', 8, 'minutes', 3 + n % 90 / 10.0, 'words', 20 + n % 40, 'stayed', (60 + n % 40) / 100.0,
  'vocabulary_used', 5, 'vocabulary_total', 10, 'steps_done', n % 6, 'steps_total', 6,
  'corrections', jsonb_build_object('spelling', n % 3, 'accents', n % 4, 'other_language', n % 2))`

const summary = sql`jsonb_build_object('praises', '["stayed"]'::jsonb,
  'words_used', jsonb_path_query_array(b.vocabulary, '$[0 to 4]'), 'words_missed', jsonb_path_query_array(b.vocabulary, '$[5 to last]'),
  'corrections', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'spelling', 'written', 'palabra' || n * k % 997, 'better', 'palabras' || n * k % 997)), '[]')
    from generate_series(1, n % 5) k))`

const addConversations = (
  db: Db,
  school_id: string,
  { conversations, days }: Practice,
  { from, to }: { from: number; to: number },
) =>
  sql`
    with people as (select array_agg(id) as ids from students where school_id = ${school_id}),
    bots as (select array_agg(b) as rows from chatbots b where b.school_id = ${school_id}),
    added as (
    insert into conversations (school_id, student_id, chatbot_id, chatbot_name, language, level, engine, script, seed, state,
      started_at, last_message_at, measures, summary, purged_at)
    select ${school_id}, p.ids[1 + n * 7919 % cardinality(p.ids)], b.id, b.name, 'es', 'A2', 'guided',
      case when is_kept then to_jsonb(b) else '{}' end, n, 'finished', at, at + interval '8 minutes', ${measures},
      case when is_kept then ${summary} end, case when not is_kept then now() end
    from people p, bots, generate_series(${from}::int, ${to}::int) n,
      lateral (select now() - make_interval(secs => n::float8 / ${conversations}::int * ${days}::int * 86400) as at) t,
      lateral (select at > now() - make_interval(days => ${transcriptDays.max}::int) as is_kept) k,
      lateral (select (bots.rows[1 + n % cardinality(bots.rows)]).*) b
    returning id, last_message_at, purged_at)
    insert into messages (school_id, conversation_id, "from", text, at, key)
    select ${school_id}, id, case m % 2 when 0 then 'partner' else 'student' end, repeat('Una frase de verdad. ', 3), last_message_at,
      case m % 2 when 1 then m::text end
    from added, generate_series(0, ${messages - 1}::int) m where purged_at is null`.execute(db)

/** For each class of school `$1`, `$2` tasks: one a week, the last due next week. */
export const fillHomework = `
  insert into tasks (school_id, class_id, chatbot_id, opens_on, due_on, times)
  select $1, c.id, b.ids[1 + w % cardinality(b.ids)], d.day - 7, d.day, 1
  from classes c, generate_series(0, $2::int - 1) w,
    lateral (select current_date + 7 - w * 9 as day) d,
    (select array_agg(id) as ids from chatbots where school_id = $1) b
  where c.school_id = $1`
