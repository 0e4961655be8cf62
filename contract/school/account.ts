import * as z from 'zod/mini'
import { CurrentPassword, schoolNameLength } from './auth.ts'
import { defineApi } from '../endpoint.ts'
import { interfaceLanguages } from '../values/languages.ts'
import { address, line, seenVersion } from '../values/text.ts'

/** The largest upload, in bytes and in pixels, and the side in pixels of the square that is stored. */
export const pictureLimits = { bytes: 5_000_000, megapixels: 25, side: 512 } as const
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const nameLength = 80
export const phoneLength = 40

/** The signed-in person and their school. `pending_email` is not confirmed yet; `phone` is in international format. */
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

/** A new `email` needs `password`, or a recent confirmation if there is none, and counts once it is confirmed. */
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

/** Values of `details.reason` of `invalid_input` for a phone number. */
export const phoneRefusals = ['phone_invalid', 'phone_country'] as const

const picture = {
  method: 'PUT',
  accepts: { types: pictureTypes, limit: pictureLimits.bytes },
  returns: z.object({ url: z.string() }),
  fails: ['unsupported_file', 'unreadable_file'],
} as const

export const account = defineApi({
  get: {
    method: 'GET',
    path: '/account',
    staff: 'teacher',
    summary: "The account, with the school's name and pictures.",
    returns: Account,
  },
  edit: {
    method: 'PATCH',
    path: '/account',
    staff: 'teacher',
    summary: 'Update the fields that are sent. A new email address takes effect once it is confirmed.',
    body: AccountChanges,
    returns: Account,
    fails: ['edited_elsewhere', 'email_taken', 'wrong_password', 'confirmation_required'],
  },
  sendConfirmation: {
    method: 'POST',
    path: '/account/confirmation',
    staff: 'teacher',
    summary: 'Resend the link that confirms the address, or the new address.',
    access: 'account',
  },
  putPicture: { ...picture, path: '/account/picture', staff: 'teacher', summary: 'Set the profile picture.' },
  removePicture: {
    method: 'DELETE',
    path: '/account/picture',
    staff: 'teacher',
    summary: 'Remove the profile picture.',
  },
  putLogo: { ...picture, path: '/account/logo', staff: 'coordinator', summary: "Set the school's logo." },
  removeLogo: { method: 'DELETE', path: '/account/logo', staff: 'coordinator', summary: "Remove the school's logo." },
  export: {
    method: 'GET',
    path: '/account/export',
    confirms: true,
    summary: 'All data of the school as a ZIP: JSON, pictures, and spreadsheets with headings in the given language.',
    access: 'account',
    query: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    produces: 'application/zip',
    heavy: true,
  },
  remove: {
    method: 'DELETE',
    path: '/account',
    summary:
      'Delete the school and all of its data. It requires `password`, or a recent confirmation where the account has none.',
    access: 'account',
    body: z.strictObject({ password: z.optional(CurrentPassword), school_name: line(schoolNameLength) }),
    fails: ['wrong_password', 'confirmation_required'],
  },
})
