import * as z from 'zod/mini'
import { flagKinds } from './conversations.ts'
import { defineApi } from './endpoint.ts'
import { tiers } from './plans.ts'
import { id } from './text.ts'

/** The most notices that are listed, the latest first. */
export const mostNotices = 50

/** What a school is told. */
export const noticeKinds = ['trial_ends', 'payment_failed', 'conversation_flagged', 'import_finished'] as const
export type NoticeKind = (typeof noticeKinds)[number]
/** What can't wait until somebody signs in, and is mailed as well unless that is switched off. */
export const mailedNotices = ['trial_ends', 'payment_failed', 'conversation_flagged'] as const satisfies NoticeKind[]
export type MailedNotice = (typeof mailedNotices)[number]

const head = { id: z.uuid(), at: z.iso.datetime(), is_read: z.boolean() }
const plan = { tier: z.nullable(z.enum(tiers)) }

/** Something that a school should know; a school has one account, so that what is read is read by all. */
export const Notice = z.discriminatedUnion('kind', [
  /** The trial ends soon: with a charge where it `renews`, and with the access where it does not. */
  z.object({ ...head, ...plan, kind: z.literal('trial_ends'), ends_at: z.iso.datetime(), renews: z.boolean() }),
  z.object({ ...head, ...plan, kind: z.literal('payment_failed') }),
  z.object({
    ...head,
    kind: z.literal('conversation_flagged'),
    conversation_id: z.uuid(),
    student: z.string(),
    flags: z.array(z.enum(flagKinds)),
  }),
  /** A spreadsheet was written: how many students are new, how many are active again, and how many rows were left out. */
  z.object({
    ...head,
    kind: z.literal('import_finished'),
    added: z.int(),
    activated: z.int(),
    skipped: z.int(),
  }),
])
export type Notice = z.output<typeof Notice>

/** Whether a notice is mailed as well, by kind. */
export const NoticeMails = z.object({
  trial_ends: z.boolean(),
  payment_failed: z.boolean(),
  conversation_flagged: z.boolean(),
})
export type NoticeMails = z.output<typeof NoticeMails>

export const notices = defineApi({
  list: {
    method: 'GET',
    path: '/notices',
    summary: `What the school should know, the latest first, at most ${mostNotices}; and how many of all are unread.`,
    access: 'account',
    returns: z.object({ items: z.array(Notice), unread: z.int() }),
  },
  read: {
    method: 'POST',
    path: '/notices/read',
    summary: 'Note that these have been read, or one with all before it; answers with how many are unread.',
    access: 'account',
    body: z.union([
      z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostNotices)) }),
      z.strictObject({ until: id }),
    ]),
    returns: z.object({ unread: z.int() }),
    fails: ['not_found'],
  },
  mails: {
    method: 'GET',
    path: '/notices/mails',
    summary: 'Which notices are mailed to the signed-in person, too.',
    access: 'account',
    returns: NoticeMails,
  },
  editMails: {
    method: 'PATCH',
    path: '/notices/mails',
    summary: 'Choose which notices are mailed, too.',
    access: 'account',
    body: z.partial(z.strictObject(NoticeMails.shape)),
    returns: NoticeMails,
  },
})
