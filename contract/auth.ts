import * as z from 'zod/mini'
import { subscriptionStatuses } from './access.ts'
import { defineApi } from './endpoint.ts'
import { interfaceLanguages } from './languages.ts'
import { tiers } from './plans.ts'
import { address, line } from './text.ts'

/** The bounds of a new password, in characters after NFKC. */
export const passwordLength = { min: 10, max: 128 } as const
/** The most characters of a school's name. */
export const schoolNameLength = 120

const normalized = z.string().check(z.overwrite((text) => text.normalize('NFKC')))
export const NewPassword = normalized.check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max))

/** Who is signed in, with the standing of the school's subscription. */
export const User = z.object({
  id: z.uuid(),
  role: z.enum(['school', 'admin']),
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
  school: z.object({ id: z.uuid(), name: z.string(), logo_url: z.nullable(z.string()) }),
})
export type User = z.output<typeof User>

export const SignUp = z.strictObject({ email: address, school_name: line(schoolNameLength), password: NewPassword })
export const Login = z.strictObject({
  email: z.string().check(
    z.overwrite((text) => text.normalize('NFKC').trim().toLowerCase()),
    z.minLength(1),
    z.maxLength(254),
  ),
  password: normalized.check(z.minLength(1), z.maxLength(1000)),
})
const SignedIn = z.object({ authToken: z.string(), user: User })
export type SignedIn = z.output<typeof SignedIn>

/** Why a new password is refused, as `details.reason` of `invalid_input`. */
export const passwordRefusals = ['password_common', 'password_school_words'] as const

export const auth = defineApi({
  signUp: {
    method: 'POST',
    path: '/auth/signup',
    summary: 'Create a school with its first account, and sign in.',
    access: 'public',
    body: SignUp,
    returns: SignedIn,
    status: 201,
    fails: ['email_taken'],
  },
  login: {
    method: 'POST',
    path: '/auth/local-login',
    summary: 'Sign in with e-mail and password.',
    access: 'public',
    body: Login,
    returns: SignedIn,
    fails: ['bad_credentials'],
  },
  me: { method: 'GET', path: '/auth/me', summary: 'The signed-in user.', access: 'account', returns: User },
  logout: { method: 'POST', path: '/auth/logout', summary: 'End this session.', access: 'account' },
})
