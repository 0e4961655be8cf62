import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ReportHomework } from '#contract/practice/reports.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'

const figures = ['set', 'done', 'in_time'] as const

export function ReportHomeworkTiles({ homework }: { homework: ReportHomework }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  return (
    <Card padding="sm">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {figures.map((name) => (
          <div key={name} className="grid gap-1">
            <dt className="font-medium text-muted">{t(($) => $.homework[name])}</dt>
            <dd className="text-2xl leading-8 font-semibold tabular-nums">{number(homework[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
