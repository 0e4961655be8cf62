import { Check, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/button.tsx'
import type { SaveStatus } from './use-voice-draft.ts'

export function SaveState({ standing, onRetry }: { standing: SaveStatus; onRetry: () => void }) {
  const { t } = useTranslation('voice')
  return (
    <>
      <output className="flex min-h-6 items-center gap-1.5 text-sm text-muted [&_svg]:size-4">
        {standing === 'saving' && t(($) => $.saving)}
        {standing === 'saved' && (
          <>
            <Check className="text-success-text" aria-hidden="true" />
            {t(($) => $.saved)}
          </>
        )}
        {standing === 'failed' && (
          <>
            <CircleAlert className="text-danger-text" aria-hidden="true" />
            {t(($) => $.notSaved)}
          </>
        )}
      </output>
      {standing === 'failed' && (
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
