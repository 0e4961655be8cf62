import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'
import { id } from './text.ts'

/** The most cards of one call. */
export const cardLimit = 500

/** A student's way in. `url` holds the secret behind its `#`; it is dead after `expires_at`, and rests while the student is inactive. */
export const PracticeLink = z.object({
  url: z.string(),
  expires_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  sent_at: z.nullable(z.iso.datetime()),
})
export type PracticeLink = z.output<typeof PracticeLink>

/** What a printed card says: the name, the link, and the language of its instructions. */
export const PracticeCard = z.object({
  student_id: z.uuid(),
  name: z.string(),
  native_language: z.nullable(z.string()),
  url: z.string(),
  /** Whether there is anybody to practise with. */
  has_partner: z.boolean(),
})
export type PracticeCard = z.output<typeof PracticeCard>

export const links = defineApi({
  get: {
    method: 'GET',
    path: '/students/:id/link',
    summary: "A student's practice link.",
    returns: PracticeLink,
    fails: ['not_found'],
  },
  renew: {
    method: 'POST',
    path: '/students/:id/link',
    summary: 'Make a new link. The old one is dead at once, and so are the practice sessions that it opened.',
    returns: PracticeLink,
    fails: ['not_found'],
  },
  cards: {
    method: 'POST',
    path: '/links/cards',
    summary: 'The cards of the active students of a class, or of some students, by name.',
    body: z.union([
      z.strictObject({ class_id: id }),
      z.strictObject({ student_ids: z.array(id).check(z.minLength(1), z.maxLength(cardLimit)) }),
    ]),
    returns: z.object({ items: z.array(PracticeCard) }),
    fails: ['not_found'],
  },
})
