import type { Correction } from '#contract/practice/corrections.ts'
import type { FlagKind, Summary } from '#contract/practice/conversations.ts'
import type { Look } from '#contract/values/looks.ts'
import type { School, World } from '#server/test/world.ts'

export interface PastConversation {
  student_id: string
  chatbot?: string
  avatar?: { id: string; name: string; look: Look }
  language?: string
  days?: number
  minutes?: number
  state?: 'running' | 'finished'
  said?: { from: 'student' | 'partner'; text: string; corrections?: Correction[]; flag?: FlagKind; after?: number }[]
  summary?: Summary
  purged?: boolean
  flags?: FlagKind[]
}

const day = 86_400_000

/** Returns the conversation's id. */
export async function addPastConversation({ db }: World, school: School, one: PastConversation): Promise<string> {
  const school_id = school.signedIn.user.school.id
  const begun = Date.now() - (one.days ?? 0) * day
  const { id } = await db
    .insertInto('conversations')
    .values({
      school_id,
      student_id: one.student_id,
      chatbot_name: one.chatbot ?? 'Café Sol',
      avatar_id: one.avatar?.id ?? null,
      avatar_name: one.avatar?.name ?? null,
      look: one.avatar ? JSON.stringify(one.avatar.look) : null,
      language: one.language ?? 'es',
      level: 'A2',
      engine: 'guided',
      script: '{}',
      seed: 1,
      state: one.state ?? 'finished',
      started_at: new Date(begun).toISOString(),
      last_message_at: new Date(begun).toISOString(),
      measures: JSON.stringify(measures(one.minutes ?? 8)),
      summary: one.summary ? JSON.stringify(one.summary) : null,
      flags: JSON.stringify((one.flags ?? []).map((kind) => ({ kind }))),
      purged_at: one.purged ? new Date().toISOString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [place, { from, text, corrections = [], flag, after = place }] of (one.said ?? []).entries()) {
    const at = new Date(begun + after * 60_000).toISOString()
    const key = from === 'student' ? crypto.randomUUID() : null
    const message = await db
      .insertInto('messages')
      .values({ school_id, conversation_id: id, from, text, at, corrections: JSON.stringify(corrections), key })
      .returning('id')
      .executeTakeFirstOrThrow()
    const flags = JSON.stringify([{ kind: flag, message_id: message.id }])
    if (flag) await db.updateTable('conversations').set({ flags }).where('id', '=', id).execute()
  }
  return id
}

const measures = (minutes: number) => ({
  turns: 6,
  minutes,
  words: 42,
  stayed: 0.75,
  vocabulary_used: 3,
  vocabulary_total: 8,
  steps_done: 2,
  steps_total: 4,
  corrections: { spelling: 1, accents: 0, grammar: 0, other_language: 1 },
})
