import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../../lib/api/error-text.ts'

export function useBillingErrorText(): (error: unknown) => string {
  const { t } = useTranslation('billing')
  const errorText = useErrorText()
  return (error) =>
    error instanceof ApiError && error.code === 'provider_failed' ? t(($) => $.providerAway) : errorText(error)
}
