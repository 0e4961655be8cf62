import { useTranslation } from '../../lib/words/translation/use-translation.tsx'

type TickedLineProps = {
  what: string
  isFull: boolean
  max: number
  onClear: () => void
}

export function TickedLine({ what, isFull, max, onClear }: TickedLineProps) {
  const { t } = useTranslation('assignments')
  return (
    <div className="flex min-h-8 items-center gap-3">
      <p className="min-w-0 flex-1 text-muted" aria-live="polite">
        {isFull && t(($) => $.most, { max })} {what ? <span className="text-text">{what}</span> : t(($) => $.hint)}
      </p>
      {what && (
        <button
          type="button"
          onClick={onClear}
          className="relative shrink-0 rounded-xs font-medium text-primary-text underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
        >
          {t(($) => $.clear)}
        </button>
      )}
    </div>
  )
}
