import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useTitle } from '../lib/title.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorDrawing } from './error-drawing.tsx'
import type { ErrorKind } from './error-kinds.ts'
import { ErrorActions } from './error-actions.tsx'

export function ErrorView({ kind }: { kind: ErrorKind | 'other' }) {
  const { t } = useTranslation('errors')
  const title = t(($) => $.page[kind].title)
  useTitle(title)
  const drawing = (
    <div className="h-52.5 max-w-75 [&_svg]:size-full">
      <ErrorDrawing kind={kind} />
    </div>
  )
  return (
    <EmptyState
      level={1}
      illustration={drawing}
      title={title}
      text={t(($) => $.page[kind].text)}
      actions={<ErrorActions kind={kind} />}
    />
  )
}
