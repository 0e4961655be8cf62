import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { chatbotStatuses } from '#contract/teaching/chatbots.ts'
import { jsonPages } from '#server/database/pages/json-pages.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Db = Kysely<Tables>

const ChatbotRow = z.object({
  name: z.string(),
  language: z.string(),
  level: z.nullable(z.string()),
  status: z.enum(chatbotStatuses),
  description: z.nullable(z.string()),
  conversations: z.int(),
  created_at: z.string(),
})
const MessageRow = z.object({
  student: z.string(),
  partner: z.string(),
  from: z.enum(['student', 'partner']),
  at: z.string(),
  text: z.string(),
})

export const chatbotRows = (db: Db, school_id: string): AsyncGenerator<z.output<typeof ChatbotRow>> =>
  rowsIn(
    ChatbotRow,
    jsonPages(db, {
      json: sql`jsonb_build_object('name', c.name, 'language', c.language, 'level', c.level, 'status', c.status,
        'description', c.description, 'created_at', c.created_at, 'conversations', (
          select count(*) from conversations v where v.school_id = c.school_id and v.chatbot_id = c.id))`,
      from: sql`chatbots c`,
      where: sql`c.school_id = ${school_id}`,
      key: [sql`c.id`],
    }),
  )

export const messageRows = (db: Db, school_id: string): AsyncGenerator<z.output<typeof MessageRow>> =>
  rowsIn(
    MessageRow,
    jsonPages(db, {
      json: sql`jsonb_build_object('student', s.name, 'partner', coalesce(c.avatar_name, c.chatbot_name),
        'from', m."from", 'at', m.at, 'text', m.text)`,
      from: withSpeakers,
      where: sql`m.school_id = ${school_id}`,
      key: [sql`m.conversation_id`, sql`m.id`],
    }),
  )

const withSpeakers: RawBuilder<unknown> = sql`messages m
  join conversations c on c.school_id = m.school_id and c.id = m.conversation_id
  join students s on s.school_id = c.school_id and s.id = c.student_id`

async function* rowsIn<Shape extends z.ZodMiniObject>(
  shape: Shape,
  pages: AsyncIterable<string>,
): AsyncGenerator<z.output<Shape>> {
  const rows = z.array(shape)
  for await (const page of pages) yield* z.parse(rows, JSON.parse(`[${page}]`))
}
