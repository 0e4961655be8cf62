import { useState } from 'react'
import type { SignInResult } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { factors, type Proof } from '#contract/school/factors.ts'
import { useSession } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'

/** Without a ticket, a passkey alone signs in. */
export function useSecondStep(ticket: string | undefined) {
  const calls = useApi(factors)
  const { enter } = useSession()
  const errorText = useErrorText()
  const [state, setState] = useState<{ isPending: boolean; failure: string | null; isExpired: boolean }>({
    isPending: false,
    failure: null,
    isExpired: false,
  })
  const run = async (ask: () => Promise<SignInResult>) => {
    setState({ isPending: true, failure: null, isExpired: false })
    try {
      await enter(await ask())
    } catch (error) {
      const isExpired = error instanceof ApiError && error.code === 'expired_link'
      // The device's own dialog has said why, or was cancelled.
      setState({ isPending: false, failure: error instanceof ApiError ? errorText(error) : null, isExpired })
    }
  }
  const signIn = (proof: Proof) => run(() => calls.secondStep({ body: { ticket: ticket ?? '', proof } }))
  const withPasskey = () =>
    run(async () => {
      const { signWithPasskey } = await import('../../lib/passkeys.ts')
      const passkey = await signWithPasskey(await calls.passkeyOptions({ body: { ...(ticket && { ticket }) } }))
      return ticket
        ? calls.secondStep({ body: { ticket, proof: { passkey } } })
        : calls.passkeyLogin({ body: { passkey } })
    })
  return { ...state, signIn, withPasskey }
}
