import { CircleCheck } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Praise } from '#contract/practice/conversations.ts'
import { SummarySection } from './summary-section.tsx'

export function SummaryPraises({ praises }: { praises: readonly Praise[] }) {
  const { t } = useTranslation('practice')
  if (praises.length === 0) return null
  return (
    <SummarySection title={t(($) => $.summary.well)}>
      <ul className="grid gap-2">
        {praises.map((praise) => (
          <li key={praise} className="flex gap-3">
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-success-text" aria-hidden="true" />
            {t(($) => $.summary.praise[praise])}
          </li>
        ))}
      </ul>
    </SummarySection>
  )
}
