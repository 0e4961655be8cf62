import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Correction, groupOf } from '#contract/practice/corrections.ts'
import { Measures, Summary } from '#contract/practice/conversations.ts'
import { type Reach, reachesStudent } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** With the lines that it had in the summary, and their places there. */
const Dismissed = z.object({
  correction: Correction,
  lines: z.array(z.object({ place: z.int(), line: Correction })),
})
const Row = z.object({
  measures: Measures,
  summary: z.nullable(Summary),
  corrections: z.array(Correction),
  dismissed: z.nullable(z.array(Dismissed)),
})
type Row = z.output<typeof Row>

export interface CorrectionRef {
  message_id: string
  start: number
  rule: string
}

const isIt =
  ({ start, rule }: CorrectionRef) =>
  (one: Correction) =>
    one.start === start && one.rule === rule

interface Target {
  tx: Transaction<Tables>
  reach: Reach
  conversation_id: string
}

/** Takes a correction from its message, and from what the conversation amounts to; false where there is none. */
export async function dismissCorrection(target: Target, wanted: CorrectionRef): Promise<boolean> {
  const found = await lockMessage(target, wanted.message_id)
  const correction = found?.corrections.find(isIt(wanted))
  if (!found || !correction) return false
  const { rule, written } = correction
  const isSame = (one: Correction) => one.rule === rule && one.written.toLowerCase() === written.toLowerCase()
  const lines = (found.summary?.corrections ?? []).flatMap((line, place) => (isSame(line) ? [{ place, line }] : []))
  await save(target, wanted.message_id, {
    ...found,
    corrections: found.corrections.filter((one) => one !== correction),
    measures: counted(found, correction, -1),
    summary: found.summary && {
      ...found.summary,
      corrections: found.summary.corrections.filter((one) => !isSame(one)),
    },
    dismissed: [...(found.dismissed ?? []), { correction, lines }],
  })
  return true
}

/** Puts a dismissed correction back to where it was; false where there is none. */
export async function restoreCorrection(target: Target, wanted: CorrectionRef): Promise<boolean> {
  const found = await lockMessage(target, wanted.message_id)
  const restored = found?.dismissed?.find(({ correction }) => isIt(wanted)(correction))
  if (!found || !restored) return false
  const { correction, lines } = restored
  const summarized = [...(found.summary?.corrections ?? [])]
  for (const { place, line } of lines) summarized.splice(place, 0, line)
  await save(target, wanted.message_id, {
    ...found,
    corrections: [...found.corrections, correction].toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)),
    measures: counted(found, correction, 1),
    summary: found.summary && { ...found.summary, corrections: summarized },
    dismissed: found.dismissed?.filter((one) => one !== restored) ?? null,
  })
  return true
}

async function lockMessage({ tx, reach, conversation_id }: Target, message_id: string): Promise<Row | undefined> {
  const [found] = await rowsOf(
    tx,
    Row,
    sql`
    select c.measures, c.summary, m.corrections, m.dismissed from conversations c
    join messages m on m.school_id = c.school_id and m.conversation_id = c.id and m.id = ${message_id}
    where c.school_id = ${reach.school_id} and c.id = ${conversation_id}
      and ${reachesStudent(reach, sql`c.student_id`)} for update`,
  )
  return found
}

function counted({ measures }: Row, { kind }: Correction, change: number): Measures {
  const group = groupOf(kind)
  const count = Math.max(0, measures.corrections[group] + change)
  return { ...measures, corrections: { ...measures.corrections, [group]: count } }
}

async function save({ tx, reach, conversation_id }: Target, message_id: string, row: Row): Promise<void> {
  const { corrections, dismissed, measures, summary } = row
  await sql`update messages set corrections = ${JSON.stringify(corrections)}::jsonb,
      dismissed = ${dismissed && dismissed.length > 0 ? JSON.stringify(dismissed) : null}::jsonb
    where school_id = ${reach.school_id} and conversation_id = ${conversation_id} and id = ${message_id}`.execute(tx)
  await sql`update conversations set measures = ${JSON.stringify(measures)}::jsonb,
      summary = ${summary && JSON.stringify(summary)}::jsonb
    where school_id = ${reach.school_id} and id = ${conversation_id}`.execute(tx)
}

export async function findMutedRules(db: Kysely<Tables>, school_id: string): Promise<string[]> {
  const row = await db.selectFrom('schools').select('muted_rules').where('id', '=', school_id).executeTakeFirst()
  return row?.muted_rules ?? []
}

export const muteRule = (tx: Transaction<Tables>, school_id: string, rule: string, muted: boolean) =>
  sql`update schools set muted_rules = case when ${muted}::boolean
      then array(select distinct unnest(muted_rules || ${rule}::text) order by 1)
      else array_remove(muted_rules, ${rule}::text) end where id = ${school_id}`.execute(tx)
