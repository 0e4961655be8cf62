import * as z from 'zod/mini'
import { SignUp, User } from './auth.ts'
import { defineApi } from '../endpoint.ts'
import { staffRoles } from './roles.ts'
import { id } from '../values/text.ts'

/** The error after `#google=` on /login, /sign-up or /settings/general. */
export const googleFailures = [
  'google_not_linked',
  'google_taken',
  'google_address_differs',
  'google_unverified',
  'google_cancelled',
  'google_expired',
  'provider_failed',
] as const
export type GoogleFailure = (typeof googleFailures)[number]

/** Either a session, or a code for signing up with a school name or joining a school that sent an invitation. */
export const GoogleExchange = z.object({
  authToken: z.nullable(z.string()),
  user: z.nullable(User),
  sign_up: z.nullable(
    z.object({
      code: z.string(),
      email: z.string(),
      name: z.nullable(z.string()),
      last_name: z.nullable(z.string()),
      /** Schools that invited this address, which Google has verified. */
      invitations: z.array(z.object({ id: z.uuid(), school_name: z.string(), role: z.enum(staffRoles) })),
    }),
  ),
})
export type GoogleExchange = z.output<typeof GoogleExchange>

const { school_name, interface_language, time_zone } = SignUp.shape
const code = z.string().check(z.regex(/^[\w-]{43}$/))

export const google = defineApi({
  start: {
    method: 'GET',
    path: '/auth/google',
    summary: 'Redirect to Google for signing in; returns to /login.',
    access: 'public',
    query: z.strictObject({ from: z.optional(z.string().check(z.maxLength(2000))) }),
    redirects: true,
    fails: ['not_found'],
  },
  callback: {
    method: 'GET',
    path: '/auth/google/callback',
    summary: "Google's redirect back.",
    access: 'public',
    query: z.looseObject({}),
    redirects: true,
    fails: ['not_found'],
  },
  exchange: {
    method: 'POST',
    path: '/auth/google/exchange',
    summary:
      'Exchange the code for a session, once and within a minute. A new user also sends the school name, or the invitation.',
    access: 'public',
    body: z.strictObject({
      code,
      school_name: z.optional(school_name),
      invitation_id: z.optional(id),
      interface_language,
      time_zone,
    }),
    returns: GoogleExchange,
    fails: ['expired_link', 'email_taken', 'google_address_differs', 'second_factor_needed'],
  },
  link: {
    method: 'POST',
    path: '/account/google',
    confirms: true,
    staff: 'teacher',
    summary: 'Start connecting the account with Google; returns the URL for the browser.',
    returns: z.object({ url: z.string() }),
    fails: ['not_found', 'provider_failed'],
  },
  confirm: {
    method: 'POST',
    path: '/account/google/confirmation',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    summary:
      'Start proving again who is signed in, with the Google account and for accounts without a second factor; returns the URL for the browser, which comes back to `from`.',
    body: z.strictObject({ from: z.optional(z.string().check(z.maxLength(2000))) }),
    returns: z.object({ url: z.string() }),
    fails: ['not_found', 'provider_failed'],
  },
  unlink: {
    method: 'DELETE',
    path: '/account/google',
    confirms: true,
    staff: 'teacher',
    summary: 'Disconnect Google, unless it is the only way to sign in.',
    fails: ['not_found', 'last_sign_in_way'],
  },
})
