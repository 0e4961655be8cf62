import * as z from 'zod/mini'
import { SignUp, User } from './auth.ts'
import { defineApi } from './endpoint.ts'

/** Why Google did not lead in, as the word after `#google=` on /login, /sign-up or /settings/general. */
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

/** What the exchanged code gave: a session, or a code with which somebody new signs up after naming the school. */
export const GoogleEntry = z.object({
  authToken: z.nullable(z.string()),
  user: z.nullable(User),
  sign_up: z.nullable(
    z.object({ code: z.string(), email: z.string(), name: z.nullable(z.string()), last_name: z.nullable(z.string()) }),
  ),
})
export type GoogleEntry = z.output<typeof GoogleEntry>

const { school_name, interface_language, time_zone } = SignUp.shape
const code = z.string().check(z.regex(/^[\w-]{43}$/))

export const google = defineApi({
  start: {
    method: 'GET',
    path: '/auth/google',
    summary: 'Go to Google to sign in; comes back to /login.',
    access: 'public',
    query: z.strictObject({ from: z.optional(z.string().check(z.maxLength(2000))) }),
    redirects: true,
    fails: ['not_found'],
  },
  callback: {
    method: 'GET',
    path: '/auth/google/callback',
    summary: 'Where Google sends the browser back.',
    access: 'public',
    query: z.looseObject({}),
    redirects: true,
    fails: ['not_found'],
  },
  exchange: {
    method: 'POST',
    path: '/auth/google/exchange',
    summary: 'Give the code from the address for a session: once, within a minute. Somebody new also names the school.',
    access: 'public',
    body: z.strictObject({ code, school_name: z.optional(school_name), interface_language, time_zone }),
    returns: GoogleEntry,
    fails: ['expired_link', 'email_taken'],
  },
  link: {
    method: 'POST',
    path: '/account/google',
    summary: 'Begin to connect the account with Google; the browser goes to the address.',
    returns: z.object({ url: z.string() }),
    fails: ['not_found', 'provider_failed'],
  },
  unlink: {
    method: 'DELETE',
    path: '/account/google',
    summary: 'Disconnect Google; never the last way in.',
    fails: ['not_found', 'last_sign_in_way'],
  },
})
