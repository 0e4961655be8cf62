import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Client } from 'pg'
import { createClient, type Send } from '#contract/client.ts'
import { practice } from '#contract/practice/practice.ts'
import { apiOf, linkOf } from './lesson.ts'
import type { RunningServer } from './server.ts'

export async function addCafeChatbot(page: Page, name: string, student_ids: string[]): Promise<string> {
  const api = await apiOf(page)
  const { id } = await api.chatbots.add({
    body: {
      name,
      language: 'es',
      opening_message: 'Buenos días.',
      steps: [
        { says: '¿Qué desea tomar?', expects: ['café|té'], hint: null, example: null },
        { says: '¿Algo más?', expects: ['cuenta'], hint: null, example: null },
      ],
      vocabulary: [{ word: 'la cuenta', meaning: 'the bill' }],
    },
  })
  await api.chatbots.publish({ params: { id } })
  if (student_ids.length > 0) await api.assignments.set({ body: { chatbot_ids: [id], student_ids, on: true } })
  return id
}

export async function practise(page: Page, student_id: string, chatbot_id: string, texts: string[]): Promise<string> {
  const link = new URL(await linkOf(page, student_id))
  const { practiceToken } = await createClient(practice, sendAs(page)).open({ body: { token: link.hash.slice(1) } })
  const api = createClient(practice, sendAs(page, practiceToken))
  const { id } = await api.start({ body: { chatbot_id } })
  for (const text of texts) {
    const events = await api.say({ params: { id }, body: { text } }, { idempotencyKey: crypto.randomUUID() })
    expect((await Array.fromAsync(events)).map(({ event }) => event)).toContain('done')
  }
  await api.finish({ params: { id } })
  return id
}

const sendAs =
  (page: Page, token?: string): Send =>
  (path, { method, headers, body }) =>
    fetch(new URL(`/api${path}`, page.url()), {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body }),
    })

/** Moves a conversation into the past and sets its length. */
export async function shiftIntoPast(
  { dataDir }: RunningServer,
  id: string,
  days: number,
  minutes: number,
): Promise<void> {
  const db = new Client({ host: join(dataDir, 'postgres'), user: 'postgres', database: 'postgres' })
  await db.connect()
  const { rowCount } = await db.query(
    `with moved as (
       update conversations set started_at = started_at - make_interval(days => $2),
         last_message_at = last_message_at - make_interval(days => $2),
         measures = measures || jsonb_build_object('minutes', $3::int)
       where id = $1 returning school_id, student_id)
     update students s set last_practised_at = v.last from (
       select m.school_id, m.student_id, max(c.last_message_at) - make_interval(days => $2) as last
       from moved m join conversations c on c.school_id = m.school_id and c.student_id = m.student_id group by 1, 2) v
     where s.school_id = v.school_id and s.id = v.student_id`,
    [id, days, minutes],
  )
  await db.end()
  expect(rowCount).toBe(1)
}
