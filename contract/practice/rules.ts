import * as z from 'zod/mini'
import { practiceLanguages } from '../values/languages.ts'
import { defineApi } from '../endpoint.ts'

/** The most rules that a school switches off. */
export const mostMuted = 300
/** A rule of grammar that a school has switched off, with why it speaks, in the language of the reader. */
export const MutedRule = z.object({
  rule: z.string(),
  language: z.enum(practiceLanguages),
  why: z.nullable(z.string()),
})
export type MutedRule = z.output<typeof MutedRule>

export const rules = defineApi({
  muted: {
    method: 'GET',
    path: '/rules/muted',
    staff: 'teacher',
    summary: 'The rules of grammar that the school has switched off.',
    returns: z.object({ items: z.array(MutedRule) }),
  },
  mute: {
    method: 'PUT',
    path: '/rules/muted',
    staff: 'coordinator',
    summary: 'Switch a rule of grammar off or on again, for all conversations from now on.',
    body: z.strictObject({ rule: z.string().check(z.maxLength(100)), muted: z.boolean() }),
    returns: z.object({ items: z.array(MutedRule) }),
    fails: ['not_found'],
  },
})
