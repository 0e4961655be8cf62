import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { engines } from '#contract/values/engines.ts'
import { ApiError } from '#contract/errors.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { Look } from '#contract/values/looks.ts'
import { PracticeConversationItem, PracticeHome, PracticePartner } from '#contract/practice/practice.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { MessageAnalysis, Script } from '#server/services/partner.ts'

type StudentKey = Pick<PracticeSession, 'school_id' | 'student_id'>

const shownConversations = 50

const given = ({ school_id, student_id }: StudentKey, partner: 'chatbot_id' | 'avatar_id') => sql`(
  select a.${sql.ref(partner)} from assignments a where a.school_id = ${school_id} and (a.student_id = ${student_id}
    or a.class_id in (select m.class_id from class_members m where m.school_id = ${school_id} and m.student_id = ${student_id})))`

// Only published ones, `b`.
const chatbotsOf = (practiceSession: StudentKey) => sql`
  chatbots b where b.school_id = ${practiceSession.school_id} and b.status = 'published' and b.id in ${given(practiceSession, 'chatbot_id')}`

// Only active ones, `v`, that speak through a published chatbot, `b`, whether or not it is given to the student.
const avatarsOf = (practiceSession: StudentKey) => sql`
  avatars v join chatbots b on b.school_id = v.school_id and b.id = v.chatbot_id and b.status = 'published'
  where v.school_id = ${practiceSession.school_id} and v.status = 'active' and v.id in ${given(practiceSession, 'avatar_id')}`

const ListedPartner = z.omit(PracticePartner, { open_progress: true })
export type ListedPartner = z.output<typeof ListedPartner>

export async function listPartners(db: Kysely<Tables>, practiceSession: StudentKey): Promise<ListedPartner[]> {
  const rows = await rowsOf(
    db,
    ListedPartner,
    sql`
    select p.*, (
      select c.id from conversations c
      where c.school_id = ${practiceSession.school_id} and c.student_id = ${practiceSession.student_id} and c.state = 'running'
        and case when p.avatar_id is null then c.chatbot_id = p.chatbot_id and c.avatar_name is null
          else c.avatar_id = p.avatar_id end
      order by c.last_message_at desc, c.id desc limit 1) as open_conversation_id,
    coalesce((
      select case when c.words_asked <> '[]' then jsonb_path_query_array(c.summary, '$.words_missed[*].word') end
      from conversations c
      where c.school_id = ${practiceSession.school_id} and c.student_id = ${practiceSession.student_id} and c.state = 'finished'
        and c.chatbot_id = p.chatbot_id
      order by c.last_message_at desc, c.id desc limit 1), '[]') as next_words
    from (
      select b.id as chatbot_id, null::uuid as avatar_id, null::jsonb as look, b.name, b.description, b.language, b.level, b.partner_name
      from ${chatbotsOf(practiceSession)}
      union all
      select b.id, v.id, v.look, v.name, b.description, b.language, b.level, null from ${avatarsOf(practiceSession)}
    ) p order by p.name collate natural_order, p.chatbot_id, p.avatar_id nulls first`,
  )
  return rows
}

const OpenConversation = z.object({
  id: z.uuid(),
  engine: z.enum(engines),
  seed: z.int(),
  script: Script,
  spoken: z.array(z.object({ text: z.string(), analysis: z.nullable(MessageAnalysis) })),
})
export type OpenConversation = z.output<typeof OpenConversation>

export async function listOpen(
  db: Kysely<Tables>,
  { school_id, student_id }: StudentKey,
  ids: readonly string[],
): Promise<OpenConversation[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(
    db,
    OpenConversation,
    sql`
    select id, engine, seed, script, array(
      select json_build_object('text', m.text, 'analysis', m.analysis) from messages m
      where m.school_id = ${school_id} and m.conversation_id = c.id and m."from" = 'student' order by m.id) as spoken
    from conversations c
    where school_id = ${school_id} and student_id = ${student_id} and script <> '{}' and id in (${sql.join(ids)})`,
  )
  return rows
}

export async function isPractised(
  db: Kysely<Tables>,
  practiceSession: StudentKey,
  language: PracticeLanguage,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (
        select 1 from conversations c
        where c.school_id = ${practiceSession.school_id} and c.student_id = ${practiceSession.student_id} and c.language = ${language})
      or exists (select 1 from ${chatbotsOf(practiceSession)} and b.language = ${language})
      or exists (select 1 from ${avatarsOf(practiceSession)} and v.language = ${language})`.execute(db)
  return rows.length > 0
}

const Face = z.object({ id: z.uuid(), name: z.string(), look: Look })
export type Face = z.output<typeof Face>
const ConversationScript = z.object({ chatbot_id: z.uuid(), avatar: z.nullable(Face), script: Script })
export type ConversationScript = z.output<typeof ConversationScript>

// An avatar's own voice, given as the first, comes before the chatbot's.
const scriptWith = (voice: RawBuilder<unknown>) => sql`
  json_build_object('name', b.name, 'language', b.language, 'level', b.level, 'description', b.description, 'role', b.role,
    'scenario', b.scenario, 'goals', b.goals, 'grammar', b.grammar, 'vocabulary', b.vocabulary, 'steps', b.steps,
    'starters', b.starters, 'opening_message', b.opening_message, 'closing_message', b.closing_message,
    'partner_name', b.partner_name, 'region', b.region, 'facts', b.facts, 'twists', b.twists, 'correction', b.correction,
    'help_language', b.help_language, 'length', b.length, 'voice', ${voice}) as script`

export async function findConversationScript(
  db: Kysely<Tables>,
  practiceSession: StudentKey,
  wanted: { chatbot_id: string } | { avatar_id: string },
): Promise<ConversationScript | undefined> {
  const statement =
    'avatar_id' in wanted
      ? sql`
      select b.id as chatbot_id, json_build_object('id', v.id, 'name', v.name, 'look', v.look) as avatar,
        ${scriptWith(sql`coalesce(v.voice, b.voice)`)}
      from ${avatarsOf(practiceSession)} and v.id = ${wanted.avatar_id}`
      : sql`
      select b.id as chatbot_id, null as avatar, ${scriptWith(sql`b.voice`)}
      from ${chatbotsOf(practiceSession)} and b.id = ${wanted.chatbot_id}`
  return rowOf(db, ConversationScript, statement)
}

export async function listOwn(
  db: Kysely<Tables>,
  { school_id, student_id }: StudentKey,
): Promise<PracticeHome['conversations']> {
  const rows = await rowsOf(
    db,
    PracticeConversationItem,
    sql`
    select id, chatbot_id, avatar_id, coalesce(avatar_name, chatbot_name) as name, language, state, started_at, last_message_at,
      (measures->>'turns')::int as turns, (measures->>'steps_done')::int as steps_done,
      (measures->>'steps_total')::int as steps_total
    from conversations where school_id = ${school_id} and student_id = ${student_id}
    order by last_message_at desc, id limit ${shownConversations}`,
  )
  return rows
}

export async function findNames(
  db: Kysely<Tables>,
  { school_id, student_id }: StudentKey,
): Promise<Pick<PracticeHome, 'student' | 'school'>> {
  const rows = await rowsOf(
    db,
    z.pick(PracticeHome, { student: true, school: true }),
    sql`
    select json_build_object('first_name', t.first_name, 'native_language', t.native_language) as student,
      json_build_object('name', s.name, 'logo_url', s.logo_url, 'student_address', s.student_address) as school
    from students t join schools s on s.id = t.school_id where t.school_id = ${school_id} and t.id = ${student_id}`,
  )
  const [found] = rows
  if (!found) throw new ApiError('unauthenticated')
  return found
}
