import { forgetOldTokens } from '#server/auth/mailed-tokens.queries.ts'
import { forgetSessions } from '#server/auth/sessions.queries.ts'
import { forgetEvents } from '#server/billing/billing.queries.ts'
import { forgetFiles } from '#server/files/files.actions.ts'
import { forgetGoogleCodes } from '#server/google/google.queries.ts'
import { forgetAnswers } from '#server/http/idempotency.ts'
import { forgetWindows } from '#server/http/limits.ts'
import { forgetImports } from '#server/imports/imports.queries.ts'
import { forgetOldMails } from '#server/mail/forget-mails.ts'
import type { Services } from '#server/services.ts'

const hour = 60 * 60 * 1000

/** Deletes what has run out, once an hour; returns how to stop. Every process may do it: nothing is deleted twice. */
export function keepSwept(services: Services): () => void {
  const { db, log } = services
  const sweep = async () => {
    const forgets = [
      forgetSessions,
      forgetOldTokens,
      forgetGoogleCodes,
      forgetAnswers,
      forgetWindows,
      forgetImports,
      forgetEvents,
    ]
    for (const forget of forgets) await forget(db)
    await forgetFiles(services)
    await forgetOldMails(services)
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'what has run out was not deleted'))
  }, hour)
  timer.unref()
  return () => clearInterval(timer)
}
