import { forgetOldTokens } from '#server/auth/mailed-tokens.queries.ts'
import { forgetSessions } from '#server/auth/sessions/sessions.queries.ts'
import { purgeEvents } from '#server/billing/billing.queries.ts'
import { eraseAgain, forgetErasures } from '#server/retention/erase-again.actions.ts'
import { forgetFiles } from '#server/files/files.actions.ts'
import { forgetGoogleCodes } from '#server/google/google.queries.ts'
import { forgetAnswers } from '#server/http/request/idempotency.ts'
import { forgetWindows } from '#server/http/guard/limits.ts'
import { purgeImports } from '#server/imports/imports.queries.ts'
import { forgetOldMails } from '#server/mail/sending/forget-mails.ts'
import { purgeNotices } from '#server/notices/notices.queries.ts'
import { forgetModelBudgets } from '#server/practice/model/budgets/budgets.queries.ts'
import { purgeConversations } from '#server/practice/retention.queries.ts'
import { forgetPracticeSessions } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'
import { purgeSounds } from '#server/speech/sounds.actions.ts'

const hour = 60 * 60 * 1000
/** A server that is started again every day sweeps, too, but not while it starts. */
const firstAfter = 60 * 1000

/** Deletes what has run out, soon after the start and then once an hour; returns how to stop. Every process may do it: nothing is deleted twice. */
export function keepSwept(services: Services): () => void {
  const { db, log } = services
  // One that fails must not keep the others from it.
  const tried = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'expired data could not be purged'))
  const sweep = async () => {
    const forgets = [
      forgetSessions,
      forgetOldTokens,
      forgetGoogleCodes,
      forgetAnswers,
      forgetWindows,
      purgeImports,
      purgeEvents,
      forgetModelBudgets,
      forgetPracticeSessions,
      purgeConversations,
      purgeNotices,
    ]
    for (const forget of forgets) await tried(forget(db))
    await tried(purgeSounds(services))
    await tried(forgetFiles(services))
    await tried(eraseAgain(services))
    await tried(forgetErasures(services))
    await tried(forgetOldMails(services))
  }
  const first = setTimeout(() => void sweep(), firstAfter).unref()
  const timer = setInterval(() => void sweep(), hour).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
