import { type ComponentType, lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError } from '#contract/errors.ts'
import { isChunkLoadError } from '../lib/chunk-load-error.ts'
import { type ErrorKind, errorKinds } from './error-kinds.ts'
import { ChunkError } from './chunk-error.tsx'
import { PlainError } from './plain-error.tsx'

type Page = ComponentType<{ kind: ErrorKind | 'other'; inFrame: boolean }>

// Falls back to a plain page if the error page's chunk can't be loaded.
const ErrorPage = lazy<Page>(() =>
  import('./error-page.tsx').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: PlainError }),
  ),
)

export function RouteError({ inFrame = false }: { inFrame?: boolean }) {
  const error = useRouteError()
  if (isChunkLoadError(error)) return <ChunkError inFrame={inFrame} />
  return (
    <Suspense>
      <ErrorPage kind={kindOf(error)} inFrame={inFrame} />
    </Suspense>
  )
}

function kindOf(error: unknown): ErrorKind | 'other' {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : null
  return errorKinds.find((kind) => Number(kind) === status) ?? 'other'
}
