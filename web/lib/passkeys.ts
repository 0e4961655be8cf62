import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

type Json = Record<string, unknown>

const isCreation = (options: object): options is PublicKeyCredentialCreationOptionsJSON => 'rp' in options
const isRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON => 'challenge' in options

export const supportsPasskeys = (): boolean => browserSupportsWebAuthn()

/** Asks the device for a new passkey. Rejects if the person cancels. */
export async function createPasskey(options: Json): Promise<Json> {
  if (!isCreation(options)) throw new Error('These are no options for a new passkey')
  return { ...(await startRegistration({ optionsJSON: options })) }
}

/** Asks the device to sign with a passkey. Rejects if the person cancels. */
export async function signWithPasskey(options: Json): Promise<Json> {
  if (!isRequest(options)) throw new Error('These are no options for a passkey')
  return { ...(await startAuthentication({ optionsJSON: options })) }
}
