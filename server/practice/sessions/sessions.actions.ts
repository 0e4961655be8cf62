import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { decideAccess } from '#contract/access.ts'
import { ApiError } from '#contract/errors.ts'
import { type practice, practiceSeconds } from '#contract/practice/practice.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { consume } from '#server/http/guard/limits.ts'
import { secretHash } from '#server/links/link-secret.ts'
import { describePractice } from '#server/practice/describe-practice.ts'
import { findWayIn, insertPracticeSession, useLink } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'

/** Practice sessions that a student may open in an hour; every reload opens one. */
const openedAnHour = 120

/** Opens a practice session with the secret of a link; all invalid links get the same response. */
export async function openPractice(
  services: Services,
  secret: string,
): Promise<z.output<typeof practice.open.returns>> {
  const { db, keys, config } = services
  const found = await findWayIn(db, secretHash(secret))
  if (!found || decideAccess(found, Date.parse(found.now)) !== 'allow') throw new ApiError('not_found')
  const opened = { key: `practice-opened:${found.student_id}`, count: openedAnHour * config.limitFactor, seconds: 3600 }
  await consume(db, opened)
  const sid = randomBytes(16).toString('base64url')
  await db.transaction().execute(async (tx) => {
    // It may have been renewed meanwhile.
    if (!(await useLink(tx, found))) throw new ApiError('not_found')
    await insertPracticeSession(tx, { ...found, sid })
  })
  const practiceToken = createTokens(keys, 'practice').sign({ sub: found.student_id, sid }, practiceSeconds)
  return { practiceToken, ...(await describePractice(services, found)) }
}
