import type { ReactNode } from 'react'
import { useErrorText } from '../lib/error-text.ts'
import { Callout } from '../ui/callout.tsx'

/** What became of a download; says nothing before it was asked for. */
export function DownloadState({ error, done }: { error: Error | null; done?: ReactNode }) {
  const errorText = useErrorText()
  return (
    <output className="empty:hidden">
      {error ? <Callout tone="danger">{errorText(error)}</Callout> : done && <Callout tone="success">{done}</Callout>}
    </output>
  )
}
