import { forgetSessions } from '#server/auth/sessions.queries.ts'
import { forgetAnswers } from '#server/http/idempotency.ts'
import { forgetWindows } from '#server/http/limits.ts'
import { forgetImports } from '#server/imports/imports.queries.ts'
import type { Services } from '#server/services.ts'

const hour = 60 * 60 * 1000

/** Deletes what has run out, once an hour; returns how to stop. Every process may do it: nothing is deleted twice. */
export function keepSwept({ db, log }: Pick<Services, 'db' | 'log'>): () => void {
  const sweep = async () => {
    for (const forget of [forgetSessions, forgetAnswers, forgetWindows, forgetImports]) await forget(db)
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'what has run out was not deleted'))
  }, hour)
  timer.unref()
  return () => clearInterval(timer)
}
