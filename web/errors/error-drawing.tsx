import { type ComponentType, lazy, Suspense } from 'react'
import type { ErrorKind } from './error-kinds.ts'

// Without its drawing the page still says what matters, so a drawing that can't be fetched is left out.
const ErrorScene = lazy<ComponentType<{ kind: ErrorKind }>>(() =>
  import('../ui/brand/error-scene.tsx').then(
    (module) => ({ default: module.ErrorScene }),
    () => ({ default: () => null }),
  ),
)

/** What happened, as a drawing that fills its place. */
export function ErrorDrawing({ kind }: { kind: ErrorKind | 'other' }) {
  return (
    <Suspense>
      <ErrorScene kind={kind === 'other' ? '500' : kind} />
    </Suspense>
  )
}
