import type { Kysely } from 'kysely'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { type Home, homeLimits } from '#contract/school/home.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { capsOf } from '#contract/billing/plans.ts'
import type { Reach } from '#server/database/reach.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { countConversations, listConversations } from '#server/conversations/conversations.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { findRecentPractice } from '#server/home/recent-practice.queries.ts'
import { findOverview } from '#server/home/overview.queries.ts'
import { findPracticeGaps } from '#server/home/practice-gaps.queries.ts'
import { findHomework } from '#server/tasks/homework.queries.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import { addDays } from '#server/reports/report-days.ts'

type Db = Kysely<Tables>
const firstPage = { page: 1, page_size: homeLimits.items }

/** At most five statements run at once. */
export async function describeHome(
  db: Db,
  account: Pick<Account, 'reach' | 'role' | 'tier'>,
  now: string,
): Promise<Home> {
  const { reach } = account
  const schoolDay = await findSchoolDay(db, reach.school_id, now)
  const { zone, today } = schoolDay
  const [{ languages, setup, empty_class, week }, recent, gaps, conversationLists, homework] = await Promise.all([
    findOverview(db, reach, schoolDay),
    findRecentPractice(db, reach, { zone, from: addDays(today, 1 - homeLimits.days), to: today }),
    findPracticeGaps(db, reach, now),
    listHomeConversations(db, reach),
    findHomework(db, reach, schoolDay),
  ])
  const { never, stopped, without_students } = gaps
  const { days, most, most_used } = recent
  const caps = capsOf(account)
  const items = practiceLanguages.filter((language) => languages.includes(language))
  return {
    setup,
    empty_class,
    week,
    days,
    ...conversationLists,
    homework,
    seats: { used: week.active, limit: caps.students },
    languages: { used: items.length, limit: caps.languages, items },
    students: { never, most, stopped },
    chatbots: { without_students, most_used },
  }
}

async function listHomeConversations(db: Db, reach: Reach): Promise<Pick<Home, 'flagged' | 'latest'>> {
  const latest = await listConversations(db, reach, firstPage)
  const items = await listConversations(db, reach, { ...firstPage, flag: 'unseen' })
  return { latest, flagged: { items, total: await countFlagged(db, reach, items) } }
}

const countFlagged = (db: Db, reach: Reach, { length }: readonly ConversationItem[]) =>
  length < firstPage.page_size ? length : countConversations(db, reach, { flag: 'unseen' })
