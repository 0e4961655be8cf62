import type { Kysely } from 'kysely'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { type Home, homeLimits } from '#contract/school/home.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { capsOf } from '#contract/billing/plans.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { countConversations, listConversations } from '#server/conversations/conversations.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { findRecentPractice } from '#server/home/recent-practice.queries.ts'
import { findOverview } from '#server/home/overview.queries.ts'
import { findPracticeGaps } from '#server/home/practice-gaps.queries.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import { addDays } from '#server/reports/report-days.ts'

type Db = Kysely<Tables>
const firstPage = { page: 1, page_size: homeLimits.items }

/** At most four statements run at once. */
export async function describeHome(
  db: Db,
  account: Pick<Account, 'school_id' | 'role' | 'tier'>,
  now: string,
): Promise<Home> {
  const { school_id } = account
  const schoolDay = await findSchoolDay(db, school_id, now)
  const { zone, today } = schoolDay
  const [{ languages, setup, week }, recent, gaps, conversationLists] = await Promise.all([
    findOverview(db, school_id, schoolDay),
    findRecentPractice(db, school_id, { zone, from: addDays(today, 1 - homeLimits.days), to: today }),
    findPracticeGaps(db, school_id, now),
    listHomeConversations(db, school_id),
  ])
  const { never, stopped, without_students } = gaps
  const { days, most, most_used } = recent
  const caps = capsOf(account)
  const items = practiceLanguages.filter((language) => languages.includes(language))
  return {
    setup,
    week,
    days,
    ...conversationLists,
    seats: { used: week.active, limit: caps.students },
    languages: { used: items.length, limit: caps.languages, items },
    students: { never, most, stopped },
    chatbots: { without_students, most_used },
  }
}

async function listHomeConversations(db: Db, school_id: string): Promise<Pick<Home, 'flagged' | 'latest'>> {
  const latest = await listConversations(db, school_id, firstPage)
  const items = await listConversations(db, school_id, { ...firstPage, flag: 'unseen' })
  return { latest, flagged: { items, total: await countFlagged(db, school_id, items) } }
}

const countFlagged = (db: Db, school_id: string, { length }: readonly ConversationItem[]) =>
  length < firstPage.page_size ? length : countConversations(db, school_id, { flag: 'unseen' })
