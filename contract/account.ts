import * as z from 'zod/mini'
import { CurrentPassword, schoolNameLength } from './auth.ts'
import { defineApi } from './endpoint.ts'
import { interfaceLanguages } from './languages.ts'
import { address, line, seenVersion } from './text.ts'

/** The most bytes of a picture, the most pixels, and the side of the square that is kept. */
export const pictureLimits = { bytes: 5_000_000, megapixels: 25, side: 512 } as const
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** The most characters of a person's name and of a phone number as it is typed. */
export const nameLength = 80
export const phoneLength = 40

/** The signed-in person and the school's face. `pending_email` waits for its confirmation; `phone` is in international form. */
export const Account = z.object({
  name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  email_confirmed: z.boolean(),
  pending_email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  school_name: z.string(),
  interface_language: z.nullable(z.enum(interfaceLanguages)),
  picture_url: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
  google: z.boolean(),
  has_password: z.boolean(),
  version: z.int(),
})
export type Account = z.output<typeof Account>

/** Changes of the account; another `email` needs the `password`, and waits until it is confirmed by mail. */
export const AccountChanges = z.strictObject({
  name: z.optional(z.nullable(line(nameLength))),
  last_name: z.optional(z.nullable(line(nameLength))),
  email: z.optional(address),
  phone: z.optional(z.nullable(line(phoneLength))),
  school_name: z.optional(line(schoolNameLength)),
  interface_language: z.optional(z.nullable(z.enum(interfaceLanguages))),
  password: z.optional(CurrentPassword),
  version: seenVersion,
})

/** Why a phone number is refused, as `details.reason` of `invalid_input`. */
export const phoneRefusals = ['phone_invalid', 'phone_country'] as const

const picture = {
  method: 'PUT',
  accepts: { types: pictureTypes, limit: pictureLimits.bytes },
  returns: z.object({ url: z.string() }),
  fails: ['unsupported_file', 'unreadable_file'],
} as const

export const account = defineApi({
  get: { method: 'GET', path: '/account', summary: 'The account and the face of its school.', returns: Account },
  edit: {
    method: 'PATCH',
    path: '/account',
    summary: 'Change what is sent. A new e-mail address counts once it is confirmed.',
    body: AccountChanges,
    returns: Account,
    fails: ['edited_elsewhere', 'email_taken', 'wrong_password'],
  },
  sendConfirmation: {
    method: 'POST',
    path: '/account/confirmation',
    summary: 'Mail the link again that confirms the address, or the new one.',
    access: 'account',
  },
  putPicture: { ...picture, path: '/account/picture', summary: 'Set the profile picture.' },
  removePicture: { method: 'DELETE', path: '/account/picture', summary: 'Remove the profile picture.' },
  putLogo: { ...picture, path: '/account/logo', summary: "Set the school's logo." },
  removeLogo: { method: 'DELETE', path: '/account/logo', summary: "Remove the school's logo." },
  export: {
    method: 'GET',
    path: '/account/export',
    summary:
      'Everything that is held about the school, as a zip: JSON, pictures, and spreadsheets in the words of a language.',
    access: 'account',
    query: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    produces: 'application/zip',
    heavy: true,
  },
  remove: {
    method: 'DELETE',
    path: '/account',
    summary: 'Erase the school with everything that belongs to it.',
    access: 'account',
    body: z.strictObject({ password: CurrentPassword, school_name: line(schoolNameLength) }),
    fails: ['wrong_password'],
  },
})
