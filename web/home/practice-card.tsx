import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Home } from '#contract/school/home.ts'
import { BarChart } from '../charts/bar-chart.tsx'
import { createDays } from '../charts/days.ts'
import { minutesAxisMax } from '../charts/scale.ts'
import { useMeasures } from '../conversations/use-measures.ts'
import { useFormat } from '../lib/words/format.ts'
import { ReportLink } from '../conversations/student/report-link.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'

export function PracticeCard({ days }: { days: Home['days'] }) {
  const { t, i18n } = useTranslation(['home', 'conversations'])
  const { number } = useFormat()
  const { minutes } = useMeasures()
  const id = useId()
  const { short, named } = createDays(i18n.language)
  const count = days.reduce((sum, { conversations }) => sum + conversations, 0)
  const time = minutes(days.reduce((sum, day) => sum + day.minutes, 0))
  const bars = days.map((day) => ({
    key: day.date,
    name: named(day.date),
    mark: short(day.date),
    value: day.minutes,
    cells: [day.conversations > 0 ? minutes(day.minutes) : '–', number(day.students), number(day.conversations)],
  }))
  const conversations = t(($) => $.count, { ns: 'conversations', count, number: number(count) })
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={t(($) => $.chart.title, { ns: 'home' })}
        description={count > 0 ? `${time} · ${conversations}` : t(($) => $.chart.nothing, { ns: 'home' })}
        actions={<ReportLink size="sm" />}
      />
      {count > 0 && (
        <BarChart
          label={t(($) => $.chart.title, { ns: 'home' })}
          nameLabel={t(($) => $.chart.day, { ns: 'home' })}
          columns={[
            t(($) => $.chart.time, { ns: 'home' }),
            t(($) => $.chart.students, { ns: 'home' }),
            t(($) => $.chart.conversations, { ns: 'home' }),
          ]}
          bars={bars}
          valueText={(value) => (value > 0 ? minutes(value) : number(0))}
          axisMaxFor={minutesAxisMax}
          marks={4}
        />
      )}
    </Card>
  )
}
