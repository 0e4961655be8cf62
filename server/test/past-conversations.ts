import type { FlagKind, Measures, Summary } from '#contract/practice/conversations.ts'
import type { School, World } from '#server/test/world.ts'

interface ConversationRow {
  student_id: string
  /** Without it, a deleted chatbot named `Gone`. */
  chatbot_id?: string
  avatar_id?: string
  language?: 'es' | 'en'
  at: string
  measures?: Partial<Measures>
  summary?: Partial<Summary> | null
  flag?: FlagKind
}

export const usualMeasures: Measures = {
  turns: 4,
  minutes: 3,
  words: 20,
  stayed: 0.8,
  vocabulary_used: 1,
  vocabulary_total: 2,
  steps_done: 1,
  steps_total: 2,
  corrections: { spelling: 0, accents: 0, grammar: 0, other_language: 0 },
}
const nothing: Summary = { praises: [], corrections: [], words_used: [], words_missed: [] }

export async function addPastConversation(
  { pool }: World,
  { signedIn }: School,
  { student_id, chatbot_id, avatar_id, at, measures, summary, flag, language = 'es' }: ConversationRow,
): Promise<string> {
  const school_id = signedIn.user.school.id
  const { rows } = await pool.query<{ id: string }>(
    `insert into conversations (school_id, student_id, chatbot_id, chatbot_name, avatar_id, avatar_name, look, language, engine,
       script, seed, state, started_at, last_message_at, measures, summary, flags)
     select $1, $2, b.id, coalesce(b.name, 'Gone'), v.id, v.name, v.look, coalesce(b.language, $9), 'guided',
       '{}', 1, 'finished', $5, $5, $6, $7, $8
     from (select 1) one left join chatbots b on b.school_id = $1 and b.id = $3 left join avatars v on v.school_id = $1 and v.id = $4
     returning id`,
    [
      school_id,
      student_id,
      chatbot_id,
      avatar_id,
      at,
      JSON.stringify({ ...usualMeasures, ...measures }),
      summary === null ? null : JSON.stringify({ ...nothing, ...summary }),
      JSON.stringify(flag ? [{ kind: flag }] : []),
      language,
    ],
  )
  await pool.query(
    'update students set last_practised_at = greatest(last_practised_at, $3) where school_id = $1 and id = $2',
    [school_id, student_id, at],
  )
  return rows[0]?.id ?? ''
}

export async function setTimeZone({ api }: Pick<School, 'api'>, time_zone: string): Promise<void> {
  const { version } = await api.school.get()
  await api.school.edit({ body: { version, time_zone } })
}
