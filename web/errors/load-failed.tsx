import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../lib/api/error-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'

type LoadFailedProps = {
  title: string
  error: unknown
  pending: boolean
  onRetry: () => unknown
  isStale?: boolean
}

export function LoadFailed({ title, error, pending, onRetry, isStale = false }: LoadFailedProps) {
  const { t } = useTranslation('errors')
  const errorText = useErrorText()
  return (
    <Callout
      tone={isStale ? 'warning' : 'danger'}
      urgent
      title={title}
      actions={
        <Button size="sm" pending={pending} onClick={() => void onRetry()}>
          {t(($) => $.retry)}
        </Button>
      }
    >
      {errorText(error)}
    </Callout>
  )
}
