import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type Correction, groupOf } from '#contract/practice/corrections.ts'
import { Measures, Summary } from '#contract/practice/conversations.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { audibleMistakes } from '#server/practice/measures/corrections.ts'
import { findCorrections, saveCorrections } from '#server/practice/coach/corrections.queries.ts'

export interface MessageKey {
  school_id: string
  conversation_id: string
  message_id: string
}

const MessageRow = z.object({
  text: z.string(),
  language: z.enum(practiceLanguages),
  native_language: z.nullable(z.string()),
  muted_rules: z.array(z.string()),
})

export async function findMessage(
  db: Kysely<Tables>,
  { school_id, conversation_id, message_id }: MessageKey,
): Promise<z.output<typeof MessageRow> | undefined> {
  const [row] = await rowsOf(
    db,
    MessageRow,
    sql`
    select m.text, c.language, s.native_language, o.muted_rules from messages m
    join conversations c on c.school_id = m.school_id and c.id = m.conversation_id
    join students s on s.school_id = c.school_id and s.id = c.student_id
    join schools o on o.id = m.school_id
    where m.school_id = ${school_id} and m.conversation_id = ${conversation_id} and m.id = ${message_id}
      and m."from" = 'student'`,
  )
  return row
}

const ConversationFigures = z.object({
  measures: Measures,
  summary: z.nullable(Summary),
  style: z.nullable(z.string()),
})

type Choose = (corrections: readonly Correction[]) => Promise<Correction[]>

/** Adds corrections where the message has none yet, and counts them in the figures and in the summary. */
export async function addCorrections(
  tx: Transaction<Tables>,
  { school_id, conversation_id, message_id }: MessageKey,
  found: readonly Correction[],
  most: number,
  choose: Choose = (corrections) => Promise.resolve([...corrections]),
): Promise<void> {
  const [conversation] = await rowsOf(
    tx,
    ConversationFigures,
    sql`
    select measures, summary, script->>'correction' as style from conversations
    where school_id = ${school_id} and id = ${conversation_id} for update`,
  )
  const before = await findCorrections(tx, school_id, conversation_id, message_id)
  if (!conversation || !before) return
  const heard = before.is_spoken ? audibleMistakes(found) : found
  const added = heard
    .filter((one) => !before.corrections.some((other) => overlap(one, other)))
    .slice(0, most - before.corrections.length)
  if (added.length === 0) return
  const { measures, summary, style } = conversation
  const counted = { ...measures.corrections }
  for (const { kind } of added) counted[groupOf(kind)] += 1
  const all = [...before.corrections, ...added].toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
  // Who has finished is told in the summary.
  await saveCorrections(tx, school_id, message_id, summary ? all : await choose(all))
  const told = summary && {
    ...summary,
    praises: summary.praises.filter((praise) => praise !== 'no_mistakes'),
    corrections: style === 'none' ? summary.corrections : [...summary.corrections, ...added],
  }
  await sql`update conversations set measures = ${JSON.stringify({ ...measures, corrections: counted })}::jsonb,
    summary = ${told && JSON.stringify(told)}::jsonb where school_id = ${school_id} and id = ${conversation_id}`.execute(
    tx,
  )
}

const overlap = (one: Correction, other: Correction): boolean =>
  one.written === other.written ||
  ((one.start ?? 0) < (other.end ?? 0) && (other.start ?? 0) < (one.end ?? Number.POSITIVE_INFINITY))
