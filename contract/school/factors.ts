import * as z from 'zod/mini'
import { CurrentPassword, SignInResult } from './auth.ts'
import { defineApi } from '../endpoint.ts'
import { line } from '../values/text.ts'

export const passkeyNameLength = 60
export const passkeysPerUser = 10
export const recoveryCodeCount = 10
/** Minutes after a sign-in or a confirmation within which sensitive calls need no other. */
export const confirmationMinutes = 10

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
})
export type Passkey = z.output<typeof Passkey>

/** How the signed-in person proves who they are beside the password. `recovery_codes` is how many are left. */
export const Factors = z.object({
  app: z.boolean(),
  passkeys: z.array(Passkey),
  /** Browsers make passkeys for the name of a site only, not for the number of an address. */
  can_add_passkeys: z.boolean(),
  recovery_codes: z.int(),
  has_password: z.boolean(),
  /** The owner requires a second factor of all staff. */
  required: z.boolean(),
})
export type Factors = z.output<typeof Factors>

const Code = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/),
)
const RecoveryCode = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[A-Z2-7]{10}$/),
)
/** What a browser's WebAuthn calls take and return, as JSON; the server's library checks it. */
const WebAuthnJson = z.record(z.string(), z.unknown())

/** One proof: a code of the app, a recovery code, or a passkey. */
const proofs = [
  z.strictObject({ code: Code }),
  z.strictObject({ recovery_code: RecoveryCode }),
  z.strictObject({ passkey: WebAuthnJson }),
] as const
export const Proof = z.union(proofs)
export type Proof = z.output<typeof Proof>

const ticket = z.string().check(z.regex(/^[\w-]{43}$/))
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const factors = defineApi({
  get: {
    method: 'GET',
    path: '/factors',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    summary: 'The second factors of the signed-in person.',
    returns: Factors,
  },
  beginApp: {
    method: 'POST',
    path: '/factors/app',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    confirms: true,
    summary:
      'A new secret for an authenticator app, as text and as the address of a QR code. It counts once it is confirmed.',
    returns: z.object({ secret: z.string(), uri: z.string() }),
    fails: ['in_use'],
  },
  confirmApp: {
    method: 'POST',
    path: '/factors/app/confirm',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    summary:
      'Confirm the authenticator app with a code. With the first factor come the recovery codes, which are shown once.',
    body: z.strictObject({ code: Code }),
    returns: RecoveryCodes,
    fails: ['wrong_code', 'not_found'],
  },
  removeApp: {
    method: 'DELETE',
    path: '/factors/app',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    confirms: true,
    summary: 'Remove the authenticator app.',
    fails: ['not_found', 'last_factor'],
  },
  beginPasskey: {
    method: 'POST',
    path: '/factors/passkeys/begin',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    confirms: true,
    summary: 'Options for the browser to create a passkey with.',
    returns: WebAuthnJson,
    fails: ['in_use'],
  },
  addPasskey: {
    method: 'POST',
    path: '/factors/passkeys',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    summary: 'Save the passkey that the browser created.',
    body: z.strictObject({ name: line(passkeyNameLength), response: WebAuthnJson }),
    returns: RecoveryCodes,
    status: 201,
    fails: ['wrong_code'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/factors/passkeys/:id',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    confirms: true,
    summary: 'Remove a passkey.',
    fails: ['not_found', 'last_factor'],
  },
  renewCodes: {
    method: 'POST',
    path: '/factors/recovery-codes',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    confirms: true,
    summary: 'New recovery codes; the old ones end.',
    returns: RecoveryCodes,
    fails: ['not_found'],
  },
  require: {
    method: 'PUT',
    path: '/factors/requirement',
    access: 'account',
    confirms: true,
    summary: 'Require a second factor of all staff, or no longer. Who has none can only set one up until then.',
    body: z.strictObject({ on: z.boolean() }),
  },
  confirmOptions: {
    method: 'POST',
    path: '/factors/confirmation/passkey',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    summary: 'Options for the browser to confirm with a passkey.',
    returns: WebAuthnJson,
  },
  confirm: {
    method: 'POST',
    path: '/factors/confirmation',
    access: 'account',
    staff: 'teacher',
    beforeFactor: true,
    summary: `Prove again who is signed in; for ${confirmationMinutes} minutes sensitive calls need no other proof.`,
    body: z.union([...proofs, z.strictObject({ password: CurrentPassword })]),
    fails: ['wrong_code', 'wrong_password'],
  },
  passkeyOptions: {
    method: 'POST',
    path: '/auth/passkey/begin',
    access: 'public',
    summary: 'Options for the browser to sign in with a passkey: alone, or as the second step of a sign-in.',
    body: z.strictObject({ ticket: z.optional(ticket) }),
    returns: WebAuthnJson,
    fails: ['expired_link'],
  },
  passkeyLogin: {
    method: 'POST',
    path: '/auth/passkey',
    access: 'public',
    summary: 'Sign in with a passkey alone.',
    body: z.strictObject({ passkey: WebAuthnJson }),
    returns: SignInResult,
    fails: ['wrong_code'],
  },
  secondStep: {
    method: 'POST',
    path: '/auth/second-step',
    access: 'public',
    summary: 'The second step of a sign-in, with the ticket of the first.',
    body: z.strictObject({ ticket, proof: Proof }),
    returns: SignInResult,
    fails: ['wrong_code', 'expired_link'],
  },
})

/** `details` of `second_factor_needed`: what the second step may be. */
export const SecondStep = z.object({ ticket, ways: z.array(z.enum(['code', 'recovery_code', 'passkey'])) })
export type SecondStep = z.output<typeof SecondStep>
