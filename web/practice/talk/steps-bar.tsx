import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'

interface StepsBarProps {
  progress: PracticeConversation['progress']
  isWide: boolean
}

export function StepsBar({ progress: { done, of }, isWide }: StepsBarProps) {
  const { t } = useTranslation('practice')
  if (of === 0) return null
  return (
    <div
      className={`mx-auto flex items-center [@media(max-height:15rem)]:hidden gap-2 px-4 pb-1.5 ${isWide ? '' : 'max-w-3xl'}`}
    >
      <progress
        className="sr-only"
        aria-label={t(($) => $.talk.progress)}
        aria-valuetext={t(($) => $.talk.progressText, { done, of })}
        value={done}
        max={of}
      />
      <div
        aria-hidden="true"
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-success transition-[width] duration-300 forced-colors:bg-[Highlight]"
          style={{ width: `${Math.min(1, done / of) * 100}%` }}
        />
      </div>
      <span aria-hidden="true" className="text-xs text-muted tabular-nums">
        {`${done}/${of}`}
      </span>
    </div>
  )
}
