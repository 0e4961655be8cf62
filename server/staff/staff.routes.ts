import { staff } from '#contract/school/staff.ts'
import type { AuthServices } from '#server/auth/auth.actions.ts'
import type { Browsers } from '#server/auth/sessions/known-browser.ts'
import type { Mount } from '#server/http/mount.ts'
import { acceptSchool, declineSchool, offerSchool, withdrawOffer } from '#server/staff/handover.actions.ts'
import {
  acceptInvitation,
  inviteStaff,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
} from '#server/staff/invitations.actions.ts'
import { describeStaff, editMember, eraseMember, removeMember, resetFactors } from '#server/staff/staff.actions.ts'

export const staffRoutes = (mount: Mount, services: AuthServices, browsers: Browsers) =>
  mount(staff, {
    list: ({ account }) => describeStaff(services, account),
    invite: ({ account, write, body }) => write((tx) => inviteStaff(services, tx, account, body)),
    resend: ({ account, write, params }) => write((tx) => resendInvitation(services, tx, account, params.id)),
    withdraw: ({ account, write, params }) => write((tx) => withdrawInvitation(tx, account, params.id)),
    edit: ({ account, write, params, body }) => write((tx) => editMember(tx, account, params.id, body)),
    remove: ({ account, write, params }) => write((tx) => removeMember(tx, account, params.id)),
    erase: ({ account, write, params }) => write((tx) => eraseMember(services, tx, account, params.id)),
    resetFactors: ({ account, write, params }) => write((tx) => resetFactors(services, tx, account, params.id)),
    offerSchool: ({ account, write, params }) => write((tx) => offerSchool(services, tx, account, params.id)),
    withdrawOffer: ({ account, write }) => write((tx) => withdrawOffer(tx, account)),
    acceptSchool: ({ account, write }) => write((tx) => acceptSchool(services, tx, account)),
    declineSchool: ({ account, write }) => write((tx) => declineSchool(tx, account)),
    openInvitation: ({ body, caller }) => openInvitation(services, body.token, caller),
    acceptInvitation: async ({ body, caller, cookies }) => {
      const joined = await acceptInvitation(services, body, caller)
      cookies.set(browsers.remember(cookies.sent, joined.user.id))
      return joined
    },
  })
