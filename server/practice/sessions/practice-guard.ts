import { createTokens } from '#server/auth/sessions/tokens.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { type Guard, createGuard } from '#server/http/guard/guard.ts'
import type { RateLimiter } from '#server/http/guard/limits.ts'
import { findPracticeSession } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'

/** Calls a minute that one student may make. */
const requestsPerMinute = { read: 120, write: 60, speech: 60 } as const

export const createPracticeGuard = ({ db, config, keys }: Services, allow: RateLimiter): Guard<PracticeSession> =>
  createGuard(
    {
      tokens: createTokens(keys, 'practice'),
      find: (claims) => findPracticeSession(db, claims),
      limits: requestsPerMinute,
      keyOf: ({ student_id }, quota) => `practice-${quota}:${student_id}`,
    },
    allow,
    config,
  )
