import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Report } from '#contract/practice/reports.ts'
import type { Bar } from '../../charts/bar.ts'
import { BarChart } from '../../charts/bar-chart.tsx'
import { createDays } from '../../charts/days.ts'
import { minutesAxisMax } from '../../charts/scale.ts'
import { useMeasures } from '../../conversations/use-measures.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'

export function ReportChart({ report: { unit, days } }: { report: Pick<Report, 'unit' | 'days'> }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const { minutes, share } = useMeasures()
  const id = useId()
  const bars = useBars({ unit, days })
  const title = unit === 'week' ? t(($) => $.chart.byWeek) : t(($) => $.chart.byDay)
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={title} actions={<Legend />} />
      <BarChart
        label={title}
        nameLabel={unit === 'week' ? t(($) => $.chart.week) : t(($) => $.chart.day)}
        columns={(['time', 'stayed', 'conversations', 'students'] as const).map((name) => t(($) => $.measure[name]))}
        bars={bars}
        valueText={(value) => (value > 0 ? minutes(value) : number(0))}
        shareText={share}
        axisMaxFor={minutesAxisMax}
        marks={4}
      />
    </Card>
  )
}

function useBars({ unit, days }: Pick<Report, 'unit' | 'days'>): Bar[] {
  const { t, i18n } = useTranslation('reports')
  const { number } = useFormat()
  const { minutes, share } = useMeasures()
  const { short, named, full } = createDays(i18n.language)
  return days.map((day) => ({
    key: day.date,
    name: unit === 'week' ? t(($) => $.chart.weekFrom, { date: full(day.date) }) : named(day.date),
    mark: short(day.date),
    value: day.minutes,
    share: day.stayed,
    cells: [
      day.conversations > 0 ? minutes(day.minutes) : '–',
      day.stayed === null ? '–' : share(day.stayed),
      number(day.conversations),
      number(day.students),
    ],
  }))
}

function Legend() {
  const { t } = useTranslation('reports')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <li className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-xs bg-primary" aria-hidden="true" />
        {t(($) => $.measure.time)}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-0.5 w-4 rounded-full bg-success-text" aria-hidden="true" />
        {t(($) => $.measure.stayed)}
      </li>
    </ul>
  )
}
