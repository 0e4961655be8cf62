import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { FillBar } from '../../ui/states/fill-bar.tsx'

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
      <FillBar share={Math.min(1, done / of)} className="h-1.5 flex-1" fill="bg-success" />
      <span aria-hidden="true" className="text-xs text-muted tabular-nums">
        {`${done}/${of}`}
      </span>
    </div>
  )
}
