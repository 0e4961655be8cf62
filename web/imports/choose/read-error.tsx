import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { isTransient } from '../../lib/api/connect.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useFailureText } from '../done/failure-text.ts'
import { type ListSource, nameOf } from './list-source.ts'

type ReadFailureProps = { error: Error; source: ListSource; onRetry: () => void }

export function ReadError({ error, source, onRetry }: ReadFailureProps) {
  const { t } = useTranslation('imports')
  const failureText = useFailureText()
  const file = nameOf(source)
  const name = file === null ? t(($) => $.choose.pasted) : t(($) => $.failed.file, { name: file })
  const retry = isTransient(error) && <Button onClick={onRetry}>{t(($) => $.retry)}</Button>
  return (
    <Callout
      tone="danger"
      urgent
      title={t(($) => (isTransient(error) ? $.failed.notYet : $.failed.title), { name })}
      actions={retry}
    >
      {failureText(error, source)}
    </Callout>
  )
}
