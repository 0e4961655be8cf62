import * as z from 'zod/mini'
import { flagKinds } from '../practice/conversations.ts'
import { defineApi } from '../endpoint.ts'
import type { Role } from './roles.ts'
import { tiers } from '../billing/plans.ts'
import { id } from '../values/text.ts'

export const maxNotices = 50

export const noticeKinds = [
  'trial_ends',
  'payment_failed',
  'conversation_flagged',
  'import_finished',
  'join_waiting',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
/** Urgent kinds, which are also mailed unless that is switched off. */
export const mailedNotices = [
  'trial_ends',
  'payment_failed',
  'conversation_flagged',
  'join_waiting',
] as const satisfies NoticeKind[]
export type MailedNotice = (typeof mailedNotices)[number]

/** The least role that a mailed notice concerns. */
export const leastRoleOfNotice = {
  trial_ends: 'school',
  payment_failed: 'school',
  conversation_flagged: 'teacher',
  join_waiting: 'teacher',
} as const satisfies Record<MailedNotice, Role>

const head = { id: z.uuid(), at: z.iso.datetime(), is_read: z.boolean() }
const plan = { tier: z.nullable(z.enum(tiers)) }

/** `is_read` is the state of the caller: each member has their own. */
export const Notice = z.discriminatedUnion('kind', [
  z.object({ ...head, ...plan, kind: z.literal('trial_ends'), ends_at: z.iso.datetime(), renews: z.boolean() }),
  z.object({ ...head, ...plan, kind: z.literal('payment_failed') }),
  z.object({
    ...head,
    kind: z.literal('conversation_flagged'),
    conversation_id: z.uuid(),
    student: z.string(),
    flags: z.array(z.enum(flagKinds)),
  }),
  z.object({
    ...head,
    kind: z.literal('import_finished'),
    added: z.int(),
    activated: z.int(),
    skipped: z.int(),
  }),
  /** `waiting` is 0 once all are approved or refused. */
  z.object({
    ...head,
    kind: z.literal('join_waiting'),
    class: z.object({ id: z.uuid(), name: z.string() }),
    waiting: z.int(),
  }),
])
export type Notice = z.output<typeof Notice>

export const NoticeMails = z.object({
  trial_ends: z.boolean(),
  payment_failed: z.boolean(),
  conversation_flagged: z.boolean(),
  join_waiting: z.boolean(),
})
export type NoticeMails = z.output<typeof NoticeMails>

export const notices = defineApi({
  list: {
    method: 'GET',
    path: '/notices',
    staff: 'teacher',
    summary: `The notices of the school, latest first, at most ${maxNotices}, and the number of all unread ones.`,
    access: 'account',
    returns: z.object({ items: z.array(Notice), unread: z.int() }),
  },
  read: {
    method: 'POST',
    path: '/notices/read',
    staff: 'teacher',
    summary: 'Mark notices as read: the given ones, or one and all before it. Returns the number of unread ones.',
    access: 'account',
    body: z.union([
      z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(maxNotices)) }),
      z.strictObject({ until: id }),
    ]),
    returns: z.object({ unread: z.int() }),
    fails: ['not_found'],
  },
  mails: {
    method: 'GET',
    path: '/notices/mails',
    staff: 'teacher',
    summary: 'Which notices are also mailed.',
    access: 'account',
    returns: NoticeMails,
  },
  editMails: {
    method: 'PATCH',
    path: '/notices/mails',
    staff: 'teacher',
    summary: 'Choose which notices are also mailed.',
    access: 'account',
    body: z.partial(z.strictObject(NoticeMails.shape)),
    returns: NoticeMails,
  },
})
