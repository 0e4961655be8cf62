import { purgeFactors } from '#server/auth/factors/factors.queries.ts'
import { purgeMailedTokens } from '#server/auth/mailed-tokens.queries.ts'
import { purgeSessions } from '#server/auth/sessions/sessions.queries.ts'
import { purgeEvents } from '#server/billing/billing.queries.ts'
import { reapplyErasures, purgeErasures } from '#server/retention/reapply-erasures.actions.ts'
import { purgeFiles } from '#server/files/files.actions.ts'
import { purgeGoogleCodes } from '#server/google/google.queries.ts'
import { purgeAnswers } from '#server/http/request/idempotency.ts'
import { purgeWindows } from '#server/http/guard/limits.ts'
import { purgeImports } from '#server/imports/imports.queries.ts'
import { purgeMails } from '#server/mail/sending/purge-mails.ts'
import { purgeNotices, settleForgotten } from '#server/notices/notices.queries.ts'
import { purgeRequests } from '#server/joining/requests.queries.ts'
import { deleteModelBudgets } from '#server/practice/model/budgets/budgets.queries.ts'
import { purgeConversations } from '#server/practice/retention.queries.ts'
import { deletePracticeSessions } from '#server/practice/sessions/sessions.queries.ts'
import { purgeRollovers } from '#server/rollovers/rollovers.queries.ts'
import { purgeInvitations } from '#server/staff/invitations.queries.ts'
import type { Services } from '#server/services/services.ts'
import { purgeReminders } from '#server/tasks/reminders/reminders.queries.ts'
import { purgeTasks } from '#server/tasks/tasks.queries.ts'
import { purgeSounds } from '#server/speech/sounds.actions.ts'

const hour = 60 * 60 * 1000
const firstSweepMs = 60 * 1000

/** Purges expired data, first soon after the start and then hourly. Safe to run in several processes. */
export function startSweep(services: Services): () => void {
  const { db, log } = services
  // One failure must not stop the others.
  const logFailure = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'expired data could not be purged'))
  const sweep = async () => {
    const purges = [
      purgeSessions,
      purgeMailedTokens,
      purgeFactors,
      purgeInvitations,
      purgeRequests,
      settleForgotten,
      purgeGoogleCodes,
      purgeAnswers,
      purgeWindows,
      purgeImports,
      purgeEvents,
      deleteModelBudgets,
      deletePracticeSessions,
      purgeConversations,
      purgeNotices,
      purgeTasks,
      purgeRollovers,
      purgeReminders,
    ]
    for (const purge of purges) await logFailure(purge(db))
    await logFailure(purgeSounds(services))
    await logFailure(purgeFiles(services))
    await logFailure(reapplyErasures(services))
    await logFailure(purgeErasures(services))
    await logFailure(purgeMails(services))
  }
  const first = setTimeout(() => void sweep(), firstSweepMs).unref()
  const timer = setInterval(() => void sweep(), hour).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
