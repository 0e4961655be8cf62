import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type GoogleFailure, googleFailures } from '#contract/school/google.ts'

export const failureIn = (said: string): GoogleFailure | null =>
  googleFailures.find((failure) => said === `google=${failure}`) ?? null

export function useFailureText(): (failure: GoogleFailure) => string {
  const { t } = useTranslation('google')
  const { t: tError } = useTranslation('errors')
  return (failure) => {
    if (failure === 'google_not_linked' || failure === 'google_taken' || failure === 'google_address_differs')
      return tError(($) => $.code[failure])
    return t(($) => $.failure[failure])
  }
}
