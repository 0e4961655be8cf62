import type { FastifyRequest } from 'fastify'
import { type AccessSubject, decideAccess } from '#contract/access.ts'
import { allowanceOf, type Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import { createTokens } from '#server/auth/tokens.ts'
import type { Allowance } from '#server/http/limits.ts'
import { findPupil } from '#server/practice/sessions.queries.ts'
import type { Services } from '#server/services.ts'

/** The student who practises. */
export interface Pupil {
  school_id: string
  student_id: string
  practice_session_id: string
  native_language: string | null
}
/** Lets a request in as a student, or refuses it with the code that says why. */
export type AdmitPupil = (request: FastifyRequest, endpoint: Endpoint) => Promise<Pupil>

/** Requests a minute that one student may make. */
const requestsPerMinute = { read: 120, write: 60, speech: 60 } as const

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/** The guard of every endpoint for students: token, practice session, the school's subscription, allowance; in this order. */
export function createAdmitPupil({ db, config, authSecret }: Services, allow: Allowance): AdmitPupil {
  const tokens = createTokens(authSecret, 'practice')
  return async (request, endpoint) => {
    const claims = tokens.read(bearer.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const found = claims && (await findPupil(db, claims))
    if (!found) throw new ApiError('unauthenticated')
    refuseWithoutAccess(found)
    const kind = allowanceOf(endpoint)
    const count = requestsPerMinute[kind] * config.limitFactor
    await allow({ key: `practice-${kind}:${found.student_id}`, count, seconds: 60 })
    return found
  }
}

function refuseWithoutAccess(school: AccessSubject & { now: string }) {
  if (decideAccess(school, Date.parse(school.now)) !== 'allow') throw new ApiError('subscription_required')
}
