import { useTranslation } from 'react-i18next'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { useBillingErrorText } from './subscription/use-billing-error-text.ts'

type FailedProps = {
  /** What failed; without it the reason says enough. */
  title?: string
  error: Error | null
  pending: boolean
  onRetry: () => unknown
}

/** Says on the page, which needs no network, that something failed, and tries again. */
export function BillingLoadError({ title, error, pending, onRetry }: FailedProps) {
  const { t } = useTranslation('billing')
  const faultText = useBillingErrorText()
  if (!error) return null
  return (
    <Callout
      tone="danger"
      urgent
      title={title}
      actions={
        <Button size="sm" pending={pending} onClick={() => void onRetry()}>
          {t(($) => $.retry)}
        </Button>
      }
    >
      {faultText(error)}
    </Callout>
  )
}
