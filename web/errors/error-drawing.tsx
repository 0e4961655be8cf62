import { type ComponentType, lazy, Suspense } from 'react'
import type { ErrorKind } from './error-kinds.ts'

// Decorative: left out if it can't be loaded.
const ErrorScene = lazy<ComponentType<{ kind: ErrorKind }>>(() =>
  import('../ui/brand/error-scene.tsx').then(
    (module) => ({ default: module.ErrorScene }),
    () => ({ default: () => null }),
  ),
)

export function ErrorDrawing({ kind }: { kind: ErrorKind | 'other' }) {
  return (
    <Suspense>
      <ErrorScene kind={kind === 'other' ? '500' : kind} />
    </Suspense>
  )
}
