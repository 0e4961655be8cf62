import { purgeMailedTokens } from '#server/auth/mailed-tokens.queries.ts'
import { purgeSessions } from '#server/auth/sessions/sessions.queries.ts'
import { forgetEvents } from '#server/billing/billing.queries.ts'
import { reapplyErasures, purgeErasures } from '#server/retention/reapply-erasures.actions.ts'
import { purgeFiles } from '#server/files/files.actions.ts'
import { purgeGoogleCodes } from '#server/google/google.queries.ts'
import { purgeAnswers } from '#server/http/request/idempotency.ts'
import { purgeWindows } from '#server/http/guard/limits.ts'
import { forgetImports } from '#server/imports/imports.queries.ts'
import { purgeMails } from '#server/mail/sending/purge-mails.ts'
import { forgetNotices } from '#server/notices/notices.queries.ts'
import { forgetModelBudgets } from '#server/practice/model/budgets/budgets.queries.ts'
import { purgeConversations } from '#server/practice/retention.queries.ts'
import { forgetPracticeSessions } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'
import { forgetSounds } from '#server/speech/sounds.actions.ts'

const hour = 60 * 60 * 1000
/** A server that is started again every day sweeps, too, but not while it starts. */
const firstAfter = 60 * 1000

/** Deletes what has run out, soon after the start and then once an hour; returns how to stop. Every process may do it: nothing is deleted twice. */
export function startSweep(services: Services): () => void {
  const { db, log } = services
  // One that fails must not keep the others from it.
  const tried = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'what has run out was not deleted'))
  const sweep = async () => {
    const forgets = [
      purgeSessions,
      purgeMailedTokens,
      purgeGoogleCodes,
      purgeAnswers,
      purgeWindows,
      forgetImports,
      forgetEvents,
      forgetModelBudgets,
      forgetPracticeSessions,
      purgeConversations,
      forgetNotices,
    ]
    for (const forget of forgets) await tried(forget(db))
    await tried(forgetSounds(services))
    await tried(purgeFiles(services))
    await tried(reapplyErasures(services))
    await tried(purgeErasures(services))
    await tried(purgeMails(services))
  }
  const first = setTimeout(() => void sweep(), firstAfter).unref()
  const timer = setInterval(() => void sweep(), hour).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
