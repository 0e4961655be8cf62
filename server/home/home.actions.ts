import type { Kysely } from 'kysely'
import type { ConversationItem } from '#contract/conversations.ts'
import { type Home, homeLimits } from '#contract/home.ts'
import { practiceLanguages } from '#contract/languages.ts'
import { capsOf } from '#contract/plans.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { countConversations, listConversations } from '#server/conversations/conversations.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { findRecent } from '#server/home/recent.queries.ts'
import { findStanding } from '#server/home/standing.queries.ts'
import { findUnreached } from '#server/home/unreached.queries.ts'
import { findClock } from '#server/reports/clock.queries.ts'
import { addDays } from '#server/reports/days-of.ts'

type Db = Kysely<Tables>
const firstPage = { page: 1, page_size: homeLimits.items }

/** What Home shows at an instant; no more than four statements run at once. */
export async function describeHome(
  db: Db,
  account: Pick<Account, 'school_id' | 'role' | 'tier'>,
  now: string,
): Promise<Home> {
  const { school_id } = account
  const clock = await findClock(db, school_id, now)
  const { zone, today } = clock
  const [{ languages, setup, week }, recent, unreached, read] = await Promise.all([
    findStanding(db, school_id, clock),
    findRecent(db, school_id, { zone, from: addDays(today, 1 - homeLimits.days), to: today }),
    findUnreached(db, school_id, now),
    readConversations(db, school_id),
  ])
  const { never, stopped, without_students } = unreached
  const { days, most, most_used } = recent
  const caps = capsOf(account)
  const items = practiceLanguages.filter((language) => languages.includes(language))
  return {
    setup,
    week,
    days,
    ...read,
    seats: { used: week.active, limit: caps.students },
    languages: { used: items.length, limit: caps.languages, items },
    students: { never, most, stopped },
    chatbots: { without_students, most_used },
  }
}

async function readConversations(db: Db, school_id: string): Promise<Pick<Home, 'flagged' | 'latest'>> {
  const latest = await listConversations(db, school_id, firstPage)
  const items = await listConversations(db, school_id, { ...firstPage, flag: 'unseen' })
  return { latest, flagged: { items, total: await countFlagged(db, school_id, items) } }
}

const countFlagged = (db: Db, school_id: string, { length }: readonly ConversationItem[]) =>
  length < firstPage.page_size ? length : countConversations(db, school_id, { flag: 'unseen' })
