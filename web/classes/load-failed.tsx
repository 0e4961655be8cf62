import { useTranslation } from 'react-i18next'
import { useErrorText } from '../lib/error-text.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

type LoadFailedProps = {
  what: 'list' | 'one'
  error: Error
  onRetry: () => void
  pending: boolean
  /** Whether what was loaded last is still in sight. */
  isStale: boolean
}

/** Says that a class, or all of them, could not be fetched, and tries again. */
export function LoadFailed({ what, error, onRetry, pending, isStale }: LoadFailedProps) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  const errorText = useErrorText()
  return (
    <Callout
      urgent
      tone={isStale ? 'warning' : 'danger'}
      title={isStale ? tStudents(($) => $.failed.stale) : t(($) => $.failed[what])}
      actions={
        <Button size="sm" pending={pending} onClick={onRetry}>
          {tStudents(($) => $.failed.retry)}
        </Button>
      }
    >
      {errorText(error)}
    </Callout>
  )
}
