import { createTokens } from '#server/auth/sessions/tokens.ts'
import type { Pupil } from '#server/http/guard/callers.ts'
import { type Admit, createGuard } from '#server/http/guard/guard.ts'
import type { Allowance } from '#server/http/guard/limits.ts'
import { findPupil } from '#server/practice/sessions/sessions.queries.ts'
import type { Services } from '#server/services/services.ts'

/** Calls a minute that one student may make. */
const requestsPerMinute = { read: 120, write: 60, speech: 60 } as const

/** The guard of the endpoints for students. */
export const createAdmitPupil = ({ db, config, keys }: Services, allow: Allowance): Admit<Pupil> =>
  createGuard(
    {
      tokens: createTokens(keys, 'practice'),
      find: (claims) => findPupil(db, claims),
      limits: requestsPerMinute,
      keyOf: ({ student_id }, allowance) => `practice-${allowance}:${student_id}`,
    },
    allow,
    config,
  )
