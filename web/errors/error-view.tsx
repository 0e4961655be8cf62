import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/title.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { ErrorKind } from './error-kinds.ts'

// Without its drawing the page still says what matters, so a drawing that can't be fetched is left out.
const ErrorScene = lazy<ComponentType<{ kind: ErrorKind }>>(() =>
  import('../ui/brand/error-scene.tsx').then(
    (module) => ({ default: module.ErrorScene }),
    () => ({ default: () => null }),
  ),
)

/** What happened and what to do, with a drawing. */
export function ErrorView({ kind, actions }: { kind: ErrorKind | 'other'; actions: ReactNode }) {
  const { t } = useTranslation('errors')
  const title = t(($) => $.page[kind].title)
  useTitle(title)
  const scene = (
    <div className="h-35">
      <Suspense>
        <ErrorScene kind={kind === 'other' ? '500' : kind} />
      </Suspense>
    </div>
  )
  return (
    <EmptyState level={1} illustration={scene} title={title} text={t(($) => $.page[kind].text)} actions={actions} />
  )
}
