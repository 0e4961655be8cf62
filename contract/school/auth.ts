import * as z from 'zod/mini'
import { subscriptionStatuses } from '../access.ts'
import { defineApi } from '../endpoint.ts'
import { interfaceLanguages } from '../values/languages.ts'
import { studentAddresses } from '../values/student-address.ts'
import { roles } from './roles.ts'
import { tiers } from '../billing/plans.ts'
import { address, line, wellFormed } from '../values/text.ts'

/** Characters after NFKC normalisation. */
export const passwordLength = { min: 10, max: 128 } as const
export const schoolNameLength = 120

const normalized = z.string().check(
  wellFormed,
  z.overwrite((text) => text.normalize('NFKC')),
)
export const NewPassword = normalized.check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max))

export const User = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  email_confirmed: z.boolean(),
  phone: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  interface_language: z.nullable(z.enum(interfaceLanguages)),
  status: z.enum(subscriptionStatuses),
  subscription_end_date: z.nullable(z.iso.datetime()),
  tier: z.nullable(z.enum(tiers)),
  school: z.object({
    id: z.uuid(),
    name: z.string(),
    logo_url: z.nullable(z.string()),
    student_address: z.enum(studentAddresses),
  }),
  unread_notices: z.int(),
  /** Until when the school is offered to this member; null is not. */
  /** The owner requires a second factor, and this member has none yet. */
  must_set_factor: z.boolean(),
  school_offered_until: z.nullable(z.iso.datetime()),
})
export type User = z.output<typeof User>

/** Sent by the browser; an unknown time zone is ignored. */
const fromBrowser = {
  interface_language: z.optional(z.enum(interfaceLanguages)),
  time_zone: z.optional(z.string().check(z.maxLength(64))),
}
export const SignUp = z.strictObject({
  email: address,
  school_name: line(schoolNameLength),
  password: NewPassword,
  ...fromBrowser,
})
export const CurrentPassword = normalized.check(z.minLength(1), z.maxLength(1000))
export const Login = z.strictObject({
  email: z.string().check(
    z.overwrite((text) => text.normalize('NFKC').trim().toLowerCase()),
    z.minLength(1),
    z.maxLength(254),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  ),
  password: CurrentPassword,
  time_zone: fromBrowser.time_zone,
})
export const SignInResult = z.object({ authToken: z.string(), user: User })
export type SignInResult = z.output<typeof SignInResult>

export const ForgotPassword = z.strictObject({ email: address })
/** The token of a mailed link. One that can't be valid is answered like an expired one. */
const MailedToken = z.string().check(z.minLength(1), z.maxLength(200))

/** Values of `details.reason` of `invalid_input` for a new password. */
export const passwordRefusals = ['password_common', 'password_school_words'] as const

export const auth = defineApi({
  signUp: {
    method: 'POST',
    path: '/auth/signup',
    summary: 'Create a school and its account, and sign in.',
    access: 'public',
    body: SignUp,
    returns: SignInResult,
    status: 201,
    fails: ['email_taken'],
  },
  login: {
    method: 'POST',
    path: '/auth/local-login',
    summary: 'Sign in with email and password.',
    access: 'public',
    body: Login,
    returns: SignInResult,
    fails: ['bad_credentials', 'second_factor_needed'],
  },
  me: {
    method: 'GET',
    path: '/auth/me',
    beforeFactor: true,
    staff: 'teacher',
    summary: 'The signed-in user.',
    access: 'account',
    returns: User,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    beforeFactor: true,
    staff: 'teacher',
    summary: 'End this session.',
    access: 'account',
  },
  changePassword: {
    method: 'POST',
    path: '/auth/password',
    staff: 'teacher',
    summary: 'Change the password. All other sessions end; this one continues with the returned token.',
    access: 'account',
    body: z.strictObject({ current_password: CurrentPassword, new_password: NewPassword }),
    returns: z.object({ authToken: z.string() }),
    fails: ['wrong_password'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mail a link for resetting the password. The response is the same for an unknown address.',
    access: 'public',
    body: ForgotPassword,
    status: 202,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Reset the password with the token of a mailed link. All sessions end.',
    access: 'public',
    body: z.strictObject({ token: MailedToken, new_password: NewPassword }),
    fails: ['expired_link'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Confirm an address with the token of a mailed link.',
    access: 'public',
    body: z.strictObject({ token: MailedToken }),
    fails: ['expired_link', 'email_taken'],
  },
})
