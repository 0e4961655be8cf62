import { ErrorCover } from './error-cover.tsx'
import type { ErrorKind } from './error-kinds.ts'
import { ErrorView } from './error-view.tsx'

export function ErrorPage({ kind, inFrame = false }: { kind: ErrorKind | 'other'; inFrame?: boolean }) {
  return inFrame ? <ErrorView kind={kind} /> : <ErrorCover kind={kind} />
}
