import { useErrorText } from '../../lib/api/error-text.ts'
import { Callout } from '../../ui/states/callout.tsx'

export function DownloadState({ error }: { error: Error | null }) {
  const errorText = useErrorText()
  return <output className="empty:hidden">{error && <Callout tone="danger">{errorText(error)}</Callout>}</output>
}
