import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { isUnreachable } from '../../lib/api/connect.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { usePreviewFailureText } from './failure-text.ts'
import { isStalePreview } from '../check/use-check.ts'

export function ImportError({ error }: { error: Error | null }) {
  const { t } = useTranslation('imports')
  const failureText = usePreviewFailureText()
  if (!error) return null
  return (
    <div ref={scrollIntoView}>
      {isStalePreview(error) ? (
        <Callout tone="danger" urgent title={t(($) => $.run.refused)}>
          {t(($) => $.run.refusedText)}
        </Callout>
      ) : (
        <Callout tone="danger" urgent title={t(($) => (isUnreachable(error) ? $.run.unsure : $.run.failed))}>
          {failureText(error)} {isUnreachable(error) && t(($) => $.run.notTwice)}
        </Callout>
      )}
    </div>
  )
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
