import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { cx } from '../../ui/cx.ts'
import { totalMinutes, type PracticeWeek } from './practice-weeks.ts'
import { useMeasures } from '../use-measures.ts'

export function PracticeChart({ weeks }: { weeks: readonly PracticeWeek[] }) {
  const { t } = useTranslation('conversations')
  const { date } = useFormat()
  const { minutes } = useMeasures()
  if (weeks.every((week) => week.minutes === null)) return <p className="text-muted">{t(($) => $.chart.nothing)}</p>
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{t(($) => $.chart.title)}</span>
        <span className="text-end text-muted tabular-nums">
          {t(($) => $.chart.total, { time: minutes(totalMinutes(weeks)) })}
        </span>
      </figcaption>
      <Bars weeks={weeks} />
      <div className="flex justify-between gap-3 text-xs text-muted tabular-nums" aria-hidden="true">
        {weeks[0] && <span>{date(weeks[0].monday)}</span>}
        <span>{t(($) => $.chart.thisWeek)}</span>
      </div>
      <ChartTable weeks={weeks} />
    </figure>
  )
}

type WeeksProps = { weeks: readonly PracticeWeek[] }

/** A week with any practice has a visible bar. */
function Bars({ weeks }: WeeksProps) {
  const { date } = useFormat()
  const timeOf = useTimeOf()
  const most = Math.max(1, ...weeks.map((week) => week.minutes ?? 0))
  return (
    <div className="flex h-24 items-end gap-1 border-b border-border-strong" aria-hidden="true">
      {weeks.map((week) => (
        <span
          key={week.monday}
          className="flex h-full min-w-0 flex-1 items-end"
          data-tooltip={`${date(week.monday)} · ${timeOf(week)}`}
        >
          <span
            className={cx(
              'w-full rounded-t-xs',
              week.minutes === null ? 'bg-border' : 'min-h-1.5 bg-primary forced-colors:bg-[Highlight]',
            )}
            style={{ height: week.minutes === null ? '2px' : `${(week.minutes / most) * 100}%` }}
          />
        </span>
      ))}
    </div>
  )
}

function ChartTable({ weeks }: WeeksProps) {
  const { t } = useTranslation('conversations')
  const { date } = useFormat()
  const timeOf = useTimeOf()
  return (
    <table className="sr-only">
      <caption>{t(($) => $.chart.title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.chart.week)}</th>
          <th scope="col">{t(($) => $.column.time)}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.monday}>
            <th scope="row">{date(week.monday)}</th>
            <td>{timeOf(week)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useTimeOf() {
  const { t } = useTranslation('conversations')
  const { minutes } = useMeasures()
  return (week: PracticeWeek): string => (week.minutes === null ? t(($) => $.chart.none) : minutes(week.minutes))
}
