import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import type { Ticks } from '../../lists/use-ticks.ts'

type ChosenLineProps = {
  ticks: Ticks
  isHelpful: boolean
}

export function ChosenLine({ ticks: { ticked, max, isFull, clear }, isHelpful }: ChosenLineProps) {
  const { t } = useTranslation('classes')
  const { list } = useFormat()
  const count = ticked.size
  return (
    <div className="flex min-h-8 items-center gap-3">
      <p className="min-w-0 flex-1 text-muted">
        {count === 0 ? (
          isHelpful && t(($) => $.choosing.hint)
        ) : (
          <span className="block truncate">
            {isFull ? t(($) => $.choosing.most, { max }) : list([...ticked.values()])}
          </span>
        )}
      </p>
      {count > 0 && (
        <button
          type="button"
          onClick={clear}
          className="min-h-8 shrink-0 rounded-xs font-medium text-primary-text underline-offset-3 hover:underline"
        >
          {t(($) => $.choosing.clear)}
        </button>
      )}
      <output className="sr-only">{t(($) => $.choosing.chosen, { count })}</output>
    </div>
  )
}
