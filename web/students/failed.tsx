import { useTranslation } from 'react-i18next'
import { useErrorText } from '../lib/error-text.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

type FailedProps = {
  error: Error
  onRetry: () => void
  pending: boolean
  /** Whether what was loaded last is still in sight. */
  isStale: boolean
}

/** Says that the students could not be fetched, and tries again. */
export function Failed({ error, onRetry, pending, isStale }: FailedProps) {
  const { t } = useTranslation('students')
  const errorText = useErrorText()
  return (
    <Callout
      urgent
      tone={isStale ? 'warning' : 'danger'}
      title={isStale ? t(($) => $.failed.stale) : t(($) => $.failed.title)}
      actions={
        <Button size="sm" pending={pending} onClick={onRetry}>
          {t(($) => $.failed.retry)}
        </Button>
      }
    >
      {errorText(error)}
    </Callout>
  )
}
