import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { useBillingErrorText } from '../billing/subscription/use-billing-error-text.ts'

export function useChangeFailure(): (error: unknown) => string {
  const { t } = useTranslation('checkout')
  const faultText = useBillingErrorText()
  return (error) => {
    const isDeclined =
      error instanceof ApiError && error.code === 'provider_failed' && error.details.reason === 'card_declined'
    return isDeclined ? t(($) => $.declined) : faultText(error)
  }
}
