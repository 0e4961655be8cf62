import { useTranslation } from 'react-i18next'
import { type GoogleFailure, googleFailures } from '#contract/google.ts'

/** The failure in what Google's way back says, such as "google=google_taken"; null where there is none. */
export const failureIn = (said: string): GoogleFailure | null =>
  googleFailures.find((failure) => said === `google=${failure}`) ?? null

/** Puts a failure of the way through Google in words. */
export function useFailureText(): (failure: GoogleFailure) => string {
  const { t } = useTranslation('google')
  const { t: tError } = useTranslation('errors')
  return (failure) => {
    if (failure === 'google_not_linked' || failure === 'google_taken' || failure === 'google_address_differs')
      return tError(($) => $.code[failure])
    return t(($) => $.failure[failure])
  }
}
