import { Check, CircleAlert } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { SaveStatus } from './use-voice-draft.ts'

export function SaveState({ status, onRetry }: { status: SaveStatus; onRetry: () => void }) {
  const { t } = useTranslation('voice')
  return (
    <>
      <output className="flex min-h-6 items-center gap-1.5 text-sm text-muted [&_svg]:size-4">
        {status === 'saving' && t(($) => $.saving)}
        {status === 'saved' && (
          <>
            <Check className="text-success-text" aria-hidden="true" />
            {t(($) => $.saved)}
          </>
        )}
        {status === 'failed' && (
          <>
            <CircleAlert className="text-danger-text" aria-hidden="true" />
            {t(($) => $.notSaved)}
          </>
        )}
      </output>
      {status === 'failed' && (
        // Reserves the height of the text.
        <span className="-my-1">
          <Button size="sm" onClick={onRetry}>
            {t(($) => $.retry)}
          </Button>
        </span>
      )}
    </>
  )
}
