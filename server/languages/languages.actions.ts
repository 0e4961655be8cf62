import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { capsOf, tierForLanguages } from '#contract/billing/plans.ts'
import type { PracticeLanguages } from '#contract/school/practice-languages.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import {
  countLanguages,
  countSpeakers,
  deleteLanguage,
  insertLanguage,
  isLanguageOn,
  listLanguages,
} from '#server/languages/languages.queries.ts'
import { lockCaps } from '#server/school/caps.ts'

type Tx = Transaction<Tables>

export async function describeLanguages(db: Kysely<Tables>, account: Account): Promise<PracticeLanguages> {
  const byLanguage = new Map((await listLanguages(db, account.school_id)).map((state) => [state.language, state]))
  const states = practiceLanguages.map(
    (language) => byLanguage.get(language) ?? { language, on: false, chatbot_count: 0, avatar_count: 0 },
  )
  const on = states.filter((state) => state.on)
  const off = states.filter((state) => !state.on)
  return { items: [...on, ...off], used: on.length, limit: capsOf(account).languages }
}

/** A language that is on stays on, even above the plan's limit. */
export async function switchOn(tx: Tx, account: Account, language: string): Promise<void> {
  const { school_id } = account
  const { languages: limit } = await lockCaps(tx, account)
  if (await isLanguageOn(tx, school_id, language)) return
  if (account.role === 'teacher') throw new ApiError('forbidden', { reason: 'language' })
  const used = await countLanguages(tx, school_id)
  if (used >= limit)
    throw new ApiError('language_limit_reached', { limit, used, tier_needed: tierForLanguages(used + 1) })
  await insertLanguage(tx, school_id, language)
  await record(tx, account, 'language_on')
}

export async function switchOff(tx: Tx, account: Account, language: string): Promise<void> {
  const { school_id } = account
  await lockCaps(tx, account)
  const used_by = await countSpeakers(tx, school_id, language)
  if (used_by > 0) throw new ApiError('in_use', { used_by })
  if (await deleteLanguage(tx, school_id, language)) await record(tx, account, 'language_off')
}
