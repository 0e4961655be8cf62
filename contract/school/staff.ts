import * as z from 'zod/mini'
import { nameLength } from './account.ts'
import { NewPassword, SignInResult, SignUp } from './auth.ts'
import { defineApi } from '../endpoint.ts'
import { roles, staffRoles } from './roles.ts'
import { address, id, line } from '../values/text.ts'

/** Members and open invitations of a school together, addresses of one call, and classes of one member. */
export const staffLimits = { members: 300, addresses: 50, classes: 200 } as const
export const invitationDays = 7
/** Days within which a school that was offered can be taken. */
export const handoverDays = 7

const InClass = z.object({ id: z.uuid(), name: z.string() })

export const Member = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  picture_url: z.nullable(z.string()),
  /** The classes that are theirs. It limits teachers; owners and coordinators reach all. */
  classes: z.array(InClass),
  last_seen_at: z.nullable(z.iso.datetime()),
  has_second_factor: z.boolean(),
  created_at: z.iso.datetime(),
})
export type Member = z.output<typeof Member>

/** A member who was removed: what they wrote stays under their name until their data is erased. */
export const FormerMember = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  removed_at: z.iso.datetime(),
})
export type FormerMember = z.output<typeof FormerMember>

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(staffRoles),
  classes: z.array(InClass),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type Invitation = z.output<typeof Invitation>

/** The school that its owner offers to a member. */
export const Handover = z.object({ user_id: z.uuid(), expires_at: z.iso.datetime() })
export type Handover = z.output<typeof Handover>

export const Staff = z.object({
  members: z.array(Member),
  former: z.array(FormerMember),
  invitations: z.array(Invitation),
  handover: z.nullable(Handover),
})
export type Staff = z.output<typeof Staff>

const class_ids = z.array(id).check(z.maxLength(staffLimits.classes))
export const NewInvitations = z.strictObject({
  emails: z.array(address).check(z.minLength(1), z.maxLength(staffLimits.addresses)),
  role: z.enum(staffRoles),
  class_ids,
})
export type NewInvitations = z.output<typeof NewInvitations>

const duties = { role: z.enum(staffRoles), class_ids }
/** `seen` is what the caller was shown; a member whose duties are others by now is `edited_elsewhere`. */
export const MemberDuties = z.strictObject({ ...duties, seen: z.optional(z.strictObject(duties)) })
export type MemberDuties = z.output<typeof MemberDuties>

export const InvitationOffer = z.object({ school_name: z.string(), email: z.string(), role: z.enum(staffRoles) })
export type InvitationOffer = z.output<typeof InvitationOffer>

const token = z.string().check(z.minLength(1), z.maxLength(200))
export const Acceptance = z.strictObject({
  token,
  name: line(nameLength),
  last_name: z.optional(z.nullable(line(nameLength))),
  password: NewPassword,
  interface_language: SignUp.shape.interface_language,
})
export type Acceptance = z.output<typeof Acceptance>

export const staff = defineApi({
  list: {
    method: 'GET',
    path: '/staff',
    staff: 'coordinator',
    summary: 'The people who work in the school, and the open invitations.',
    returns: Staff,
  },
  invite: {
    method: 'POST',
    path: '/staff/invitations',
    confirms: true,
    staff: 'coordinator',
    summary: `Invite people by mail, for ${invitationDays} days. Addresses that can't be invited are returned as \`refused\`.`,
    body: NewInvitations,
    returns: z.object({ invited: z.array(Invitation), refused: z.array(z.string()) }),
    idempotent: true,
    fails: ['not_found', 'address_not_confirmed', 'staff_limit_reached'],
  },
  resend: {
    method: 'POST',
    path: '/staff/invitations/:id/resend',
    staff: 'coordinator',
    summary: 'Mail an invitation again, with a new link and another seven days.',
    returns: Invitation,
    fails: ['not_found', 'address_not_confirmed'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/staff/invitations/:id',
    staff: 'coordinator',
    summary: 'Withdraw an invitation; its link ends.',
    fails: ['not_found'],
  },
  edit: {
    method: 'PUT',
    path: '/staff/:id',
    confirms: true,
    staff: 'coordinator',
    summary: "Set a member's role and classes. The owner's role changes by handing the school over only.",
    body: MemberDuties,
    returns: Member,
    fails: ['not_found', 'edited_elsewhere'],
  },
  remove: {
    method: 'DELETE',
    path: '/staff/:id',
    confirms: true,
    staff: 'coordinator',
    summary: 'Remove a member: their sessions end at once, and what they wrote stays with the school.',
    fails: ['not_found'],
  },
  erase: {
    method: 'POST',
    path: '/staff/:id/erase',
    confirms: true,
    staff: 'coordinator',
    summary: "Erase a removed member's personal data: name, address, phone number and picture.",
    fails: ['not_found'],
  },
  resetFactors: {
    method: 'POST',
    path: '/staff/:id/reset-factors',
    confirms: true,
    summary: 'Remove the second factors of a member who has lost them. Their sessions end.',
    fails: ['not_found'],
  },
  offerSchool: {
    method: 'POST',
    path: '/staff/:id/handover',
    confirms: true,
    summary: `Offer the school to a member, who has ${handoverDays} days to accept. A new offer replaces the previous one.`,
    returns: Handover,
    fails: ['not_found'],
  },
  withdrawOffer: {
    method: 'DELETE',
    path: '/staff/handover',
    summary: 'Withdraw the offer of the school.',
    fails: ['not_found'],
  },
  acceptSchool: {
    method: 'POST',
    path: '/staff/handover/accept',
    confirms: true,
    staff: 'teacher',
    summary:
      'Take the school that is offered to the caller, who becomes its owner; the old owner becomes a coordinator.',
    fails: ['not_found'],
  },
  declineSchool: {
    method: 'POST',
    path: '/staff/handover/decline',
    staff: 'teacher',
    summary: 'Decline the school that is offered to the caller.',
    fails: ['not_found'],
  },
  openInvitation: {
    method: 'POST',
    path: '/invitations/open',
    access: 'public',
    summary: 'What a mailed invitation offers.',
    body: z.strictObject({ token }),
    returns: InvitationOffer,
    fails: ['expired_link'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    access: 'public',
    summary: 'Accept an invitation with a name and a password, and sign in.',
    body: Acceptance,
    returns: SignInResult,
    status: 201,
    fails: ['expired_link', 'email_taken'],
  },
})
