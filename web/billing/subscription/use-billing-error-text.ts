import { useTranslation } from 'react-i18next'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../../lib/api/error-text.ts'

/** Puts a failure of this area in words: whoever takes the payments may be away while the rest is there. */
export function useBillingErrorText(): (error: unknown) => string {
  const { t } = useTranslation('billing')
  const errorText = useErrorText()
  return (error) =>
    error instanceof ApiError && error.code === 'provider_failed' ? t(($) => $.providerAway) : errorText(error)
}
