import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Report, ReportTotals } from '#contract/practice/reports.ts'
import { useMeasures } from '../../conversations/use-measures.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { type Change, changeOf } from './change.ts'

const figures = ['students', 'conversations', 'turns', 'days'] as const
/** Half a percentage point, because shares are rounded. */
const smallestShare = 0.005

export function ReportTiles({ report: { of, totals, before } }: { report: Report }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const { minutes, share } = useMeasures()
  const points = (by: number) => {
    const count = Math.round(by * 100)
    return t(($) => $.points, { count, number: number(count) })
  }
  const shown = of.kind === 'student' ? figures.filter((name) => name !== 'students') : figures
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] xl:gap-4">
      <Tile
        term={t(($) => $.measure.time)}
        figure={minutes(totals.minutes)}
        change={changeOf(totals.minutes, before.minutes, 1)}
        text={minutes}
      />
      {shown.map((name) => (
        <Tile
          key={name}
          term={t(($) => $.measure[name])}
          figure={number(totals[name])}
          change={changeOf(totals[name], before[name], 1)}
          text={number}
        />
      ))}
      <InLanguageTile totals={totals} before={before} share={share} points={points} />
    </div>
  )
}

type StayedProps = Record<'totals' | 'before', ReportTotals> & Record<'share' | 'points', (value: number) => string>

function InLanguageTile({ totals, before, share, points }: StayedProps) {
  const { t } = useTranslation('reports')
  return (
    <Tile
      term={t(($) => $.measure.stayed)}
      figure={totals.stayed === null ? '–' : share(totals.stayed)}
      change={changeOf(totals.stayed, before.stayed, smallestShare)}
      text={points}
    />
  )
}

type TileProps = { term: string; figure: string; change: Change | null; text: (difference: number) => string }

function Tile({ term, figure, change, text }: TileProps) {
  return (
    <Card padding="sm">
      <dl className="flex h-full flex-col justify-between gap-1">
        <dt className="font-medium text-muted">{term}</dt>
        <dd className="grid gap-1">
          <span className="text-2xl leading-8 font-semibold tabular-nums">{figure}</span>
          {change ? <Difference change={change} text={text} /> : <span className="h-4" />}
        </dd>
      </dl>
    </Card>
  )
}

function Difference({ change: { by, direction }, text }: { change: Change; text: (difference: number) => string }) {
  const { t } = useTranslation('reports')
  if (direction === 'same') return <span className="text-xs text-muted">{t(($) => $.same)}</span>
  const Arrow = direction === 'more' ? ArrowUp : ArrowDown
  return (
    <span className="flex items-center gap-1 text-xs text-muted tabular-nums">
      <Arrow className={direction === 'more' ? 'size-3.5 text-success-text' : 'size-3.5'} aria-hidden="true" />
      {t(($) => $[direction], { difference: text(by) })}
    </span>
  )
}
