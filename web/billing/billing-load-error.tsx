import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { useBillingErrorText } from './subscription/use-billing-error-text.ts'

type FailedProps = {
  title?: string
  error: Error | null
  pending: boolean
  onRetry: () => unknown
}

/** Inline instead of a toast, and without lazy chunks. */
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
