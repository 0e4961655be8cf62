import { sql } from 'kysely'
import pino, { type Logger } from 'pino'
import * as z from 'zod/mini'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { ApiError } from '#contract/errors.ts'
import { rowsOf } from '#server/database/rows.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { Dialect } from '#server/practice/model/dialect.ts'
import { createModelPartner } from '#server/practice/model/partner.model.ts'
import type { Partner, Utterance, Script, PartnerInput } from '#server/services/partner.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'
import { type ModelPeer, openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { type Timeouts, defaultTimeouts } from '#server/upstream/timeouts.ts'

export const makeScript = (fields: Partial<Script> = {}): Script => ({
  ...NewChatbot.parse({ name: 'En el café', language: 'es', level: 'B1' }),
  ...fields,
})

export const makeTurn = (
  said: string | readonly Utterance[] = 'Hola',
  fields: Partial<PartnerInput> = {},
): PartnerInput => ({
  school_id: '00000000-0000-4000-8000-000000000000',
  script: makeScript(),
  avatar_name: null,
  seed: 1,
  native_language: 'de',
  corrections: [],
  utterances: typeof said === 'string' ? [{ from: 'student', text: said }] : said,
  ...fields,
})

export interface ReplyResult {
  text: string
  pieces: string[]
  failure: unknown
}

export async function collectReply(answer: AsyncIterable<string>): Promise<ReplyResult> {
  const pieces: string[] = []
  let failure: unknown
  try {
    for await (const piece of answer) pieces.push(piece)
  } catch (error) {
    failure = error instanceof ApiError ? { code: error.code, details: error.details } : error
  }
  return { text: pieces.join(''), pieces, failure }
}

export interface ModelWorld extends Pick<TestDatabase, 'db'> {
  peer: ModelPeer
  school_id: string
  logged: Record<string, unknown>[]
  /** A new partner without the breaker state of other tests. */
  openPartner: (patience?: Partial<Timeouts>, now?: () => number, dialect?: Partial<Dialect>) => Partner
  newSchool: () => Promise<string>
  say: (text?: string, patience?: Partial<Timeouts>) => Promise<ReplyResult>
  budgetOf: (school_id: string) => Promise<{ used: number; reserved: number }>
  close: () => Promise<void>
}

export async function openModelWorld(): Promise<ModelWorld> {
  const database = await openTestDatabase()
  const peer = await openModelPeer()
  const { db } = database
  const logged: Record<string, unknown>[] = []
  const log: Logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const newSchool = async () => {
    const rows = await rowsOf(
      db,
      z.object({ id: z.string() }),
      sql`insert into schools (name) values ('Escuela Sol') returning id`,
    )
    const id = rows[0]?.id ?? ''
    await db
      .insertInto('users')
      .values({ school_id: id, email: `${id}@sol.example`, password_hash: '', email_confirmed_at: '2026-01-01' })
      .execute()
    return id
  }
  const school_id = await newSchool()
  const metrics = createMetrics()
  const openPartner: ModelWorld['openPartner'] = (patience = {}, now = Date.now, dialect = { thoughts: 'none' }) => {
    const { firstWord = defaultTimeouts.firstWord } = patience
    const all = { ...defaultTimeouts, coldStart: firstWord, ...patience }
    return createModelPartner(peer.settings, { db, log, metrics, patience: all, now, dialect })
  }
  return {
    db,
    peer,
    school_id,
    logged,
    openPartner,
    newSchool,
    say: (text = 'Hola', patience = {}) =>
      collectReply(openPartner(patience).answer(makeTurn(text, { school_id }), new AbortController().signal)),
    budgetOf: async (id) => {
      const rows = await rowsOf(
        db,
        z.object({ used: z.number(), reserved: z.number() }),
        sql`
        select coalesce(sum(used), 0)::float as used, coalesce(sum(reserved), 0)::float as reserved
        from model_budgets where school_id = ${id}`,
      )
      return rows[0] ?? { used: 0, reserved: 0 }
    },
    close: async () => {
      await peer.close()
      await database.close()
    },
  }
}
