import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { createKeys } from '#server/settings/keys.ts'
import { pool } from './admit.ts'

const tokens = createTokens(createKeys(process.env.AUTH_SECRET ?? ''), 'practice')
const path = /^\/api\/practice\/conversations\/([\w-]{36})\/messages$/

export const conversationIn = (url = ''): string | undefined => path.exec(url)?.[1]

const session = `
  select p.school_id, p.student_id from practice_tokens k
  join practice_sessions p on p.school_id = k.school_id and p.id = k.session_id
  join students t on t.school_id = p.school_id and t.id = p.student_id
  join practice_links l on l.school_id = p.school_id and l.student_id = p.student_id
  join schools s on s.id = p.school_id
  where k.sid = $1 and p.student_id = $2 and p.expires_at > now() and l.expires_at > now() and t.status = 'active'
    and s.subscription_status in ('trialing', 'active', 'past_due', 'canceled') and s.subscription_end_date > now()`

const conversation = `
  select c.state, c.seed, (
    select json_agg(json_build_array(m."from", m.text) order by m.id) from messages m
    where m.school_id = c.school_id and m.conversation_id = c.id) as said
  from conversations c where c.school_id = $1 and c.student_id = $2 and c.id = $3`

const sent = `
  insert into messages (school_id, conversation_id, "from", text, key) values ($1, $2, 'student', $3, $4)
  returning id, at`

const reply = `
  insert into messages (school_id, conversation_id, "from", text, reply_to) values ($1, $2, 'partner', $3, $4)
  returning id, at`

async function query<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row | undefined> {
  return (await pool.query<Row>({ name, text, values })).rows[0]
}

interface Student {
  school_id: string
  student_id: string
}
interface Conversation {
  state: string
  said: [from: string, text: string][]
}
interface Saved {
  id: string
  at: string
}

/** The cheapest way to save a message with its answer: the session, one select, and two inserts. */
export async function answerOnFloor(
  authorization = '',
  id: string,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const claims = tokens.read(authorization.slice('Bearer '.length))
  const student = claims && (await query<Student>('practice', session, [claims.sid, claims.sub]))
  if (!student) return void response.writeHead(401).end()
  const { school_id, student_id } = student
  const found = await query<Conversation>('conversation', conversation, [school_id, student_id, id])
  if (found?.state !== 'running') return void response.writeHead(404).end()
  const { text } = JSON.parse(body)
  const message = await query<Saved>('sent', sent, [school_id, id, text, randomUUID()])
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(eventOf('kept', { message: { ...message, from: 'student', text } }))
  const answer = `Muy bien. ¿Y qué más, después de ${found.said.length}?`
  response.write(eventOf('delta', { text: answer }))
  const replied = await query<Saved>('reply', reply, [school_id, id, answer, message?.id])
  response.end(eventOf('done', { message: { ...replied, from: 'partner', text: answer } }))
}

const eventOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
