import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/progress.ts'
import { ProgressBar } from '../../ui/states/progress-bar.tsx'

/** How far the conversation has come, step by step. */
export function PreviewProgress({ progress, steps }: { progress: Progress | null; steps: number }) {
  const { t } = useTranslation('preview')
  const done = progress?.done ?? 0
  const of = progress?.of ?? steps
  if (of === 0) return null
  return (
    <div className="border-b border-border px-4 py-2.5">
      <ProgressBar
        label={t(($) => $.progress)}
        value={(done / of) * 100}
        valueText={t(($) => $.steps, { done, count: of })}
      />
    </div>
  )
}
