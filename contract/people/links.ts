import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { id } from '../values/text.ts'

export const cardLimit = 500

/** The secret is in the URL's fragment. The link is suspended while the student is inactive. */
export const PracticeLink = z.object({
  url: z.string(),
  expires_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  sent_at: z.nullable(z.iso.datetime()),
})
export type PracticeLink = z.output<typeof PracticeLink>

/** The data of a printed card; its instructions are in `native_language`. */
export const PracticeCard = z.object({
  student_id: z.uuid(),
  name: z.string(),
  native_language: z.nullable(z.string()),
  url: z.string(),
  has_partner: z.boolean(),
})
export type PracticeCard = z.output<typeof PracticeCard>

export const links = defineApi({
  get: {
    method: 'GET',
    path: '/students/:id/link',
    staff: 'teacher',
    summary: "A student's practice link.",
    returns: PracticeLink,
    fails: ['not_found'],
  },
  renew: {
    method: 'POST',
    path: '/students/:id/link',
    staff: 'teacher',
    summary: 'Create a new link. The old one and its practice sessions end at once.',
    returns: PracticeLink,
    fails: ['not_found'],
  },
  cards: {
    method: 'POST',
    path: '/links/cards',
    staff: 'teacher',
    summary: 'The cards of the active students of a class, or of the given students, by name.',
    body: z.union([
      z.strictObject({ class_id: id }),
      z.strictObject({ student_ids: z.array(id).check(z.minLength(1), z.maxLength(cardLimit)) }),
    ]),
    returns: z.object({ items: z.array(PracticeCard) }),
    fails: ['not_found'],
  },
})
