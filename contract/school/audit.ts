import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { listOf, paging } from '../values/lists.ts'

export const auditActions = {
  access: [
    'signed_up',
    'signed_in',
    'signed_in_google',
    'sign_in_refused',
    'password_refused',
    'signed_out',
    'session_ended',
    'sessions_ended',
  ],
  account: [
    'password_reset_asked',
    'password_changed',
    'password_reset',
    'email_change_asked',
    'email_changed',
    'email_confirmed',
    'second_factor_added',
    'second_factor_removed',
    'recovery_code_used',
    'recovery_codes_renewed',
    'second_factors_reset',
    'factors_reset_planned',
    'second_factor_refused',
    'google_linked',
    'google_unlinked',
    'account_edited',
    'school_edited',
    'picture_changed',
    'logo_changed',
    'role_granted',
    'role_revoked',
  ],
  staff: [
    'staff_invited',
    'invitation_withdrawn',
    'staff_joined',
    'staff_edited',
    'staff_removed',
    'staff_erased',
    'school_offered',
    'handover_planned',
    'school_handed_over',
  ],
  students: [
    'student_added',
    'student_edited',
    'guardian_added',
    'guardian_asked',
    'guardian_removed',
    'students_activated',
    'students_inactivated',
    'students_deleted',
    'students_imported',
    'students_refused',
    'students_joined_class',
    'students_left_class',
    'students_exported',
    'class_added',
    'class_edited',
    'class_deleted',
    'class_archived',
    'class_restored',
    'term_started',
    'term_undone',
  ],
  practice: [
    'language_on',
    'language_off',
    'chatbot_added',
    'chatbot_edited',
    'chatbot_published',
    'chatbot_archived',
    'chatbot_restored',
    'chatbot_deleted',
    'chatbots_assigned',
    'chatbots_unassigned',
    'avatar_added',
    'avatar_edited',
    'avatar_archived',
    'avatar_restored',
    'avatar_deleted',
    'avatars_assigned',
    'avatars_unassigned',
    'task_set',
    'task_edited',
    'task_deleted',
    'task_restored',
    'task_reminders_sent',
    'voice_edited',
    'link_renewed',
    'links_renewed',
    'links_sent',
    'links_printed',
    'join_code_opened',
    'join_code_closed',
    'student_joined',
    'join_requests_approved',
    'join_request_refused',
    'conversations_exported',
    'reports_exported',
  ],
  plan: [
    'trial_started',
    'subscribed',
    'plan_changed',
    'subscription_cancelled',
    'subscription_resumed',
    'payment_failed',
    'payment_recovered',
    'subscription_ended',
    'card_added',
    'card_removed',
    'card_made_primary',
    'data_exported',
  ],
} as const
export type AuditGroup = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditGroup][number]
export const auditGroups = [
  'access',
  'account',
  'staff',
  'students',
  'practice',
  'plan',
] as const satisfies readonly AuditGroup[]
const actions = auditGroups.flatMap((group): readonly AuditAction[] => auditActions[group])

export const AuditDetails = z.object({
  count: z.optional(z.int()),
  tier: z.optional(z.string()),
  email: z.optional(z.string()),
  browser: z.optional(z.string()),
})
export type AuditDetails = z.output<typeof AuditDetails>

/** `actor` is null for the operator, and for a failed sign-in. */
/** Without an address, their personal data was erased. */
const Actor = z.object({ id: z.uuid(), name: z.nullable(z.string()), email: z.nullable(z.string()) })

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(actions),
  /** Who did it; null for the command line, the payment provider, and who wasn't signed in. */
  actor: z.nullable(Actor),
  ip: z.nullable(z.string()),
  details: AuditDetails,
})
export type AuditEntry = z.output<typeof AuditEntry>

export const audit = defineApi({
  list: {
    method: 'GET',
    path: '/audit',
    staff: 'teacher',
    summary: 'The audit log of the account, newest first.',
    query: z.strictObject({ ...paging, group: z.optional(z.enum(auditGroups)) }),
    returns: z.object(listOf(AuditEntry)),
  },
})
