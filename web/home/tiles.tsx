import { type ReactNode, useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { students } from '#contract/people/students.ts'
import type { Home } from '#contract/school/home.ts'
import { useMay } from '../app/session/use-may.ts'
import { useFormat } from '../lib/words/format.ts'
import { Card } from '../ui/layout/card.tsx'
import { Meter } from '../ui/states/meter.tsx'
import { Ring } from './ring.tsx'

export function Tiles({ home: { seats, languages, week } }: { home: Home }) {
  const { t } = useTranslation('home')
  const { number, languageNames } = useFormat()
  const managesSchool = useMay(students.add)
  const left = Math.max(0, seats.limit - seats.used)
  const of = ({ used, limit }: { used: number; limit: number }) =>
    t(($) => $.tile.of, { used: number(used), limit: number(limit) })
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] lg:gap-6">
      <Tile
        title={t(($) => $.tile.week)}
        figure={of({ used: week.practised, limit: week.active })}
        aside={<Ring share={week.active > 0 ? week.practised / week.active : 0} />}
        text={t(($) => $.tile.weekText, { count: week.active })}
      />
      {managesSchool && (
        <>
          <Tile
            title={t(($) => $.tile.seats)}
            figure={of(seats)}
            text={t(($) => $.tile.seatsLeft, { count: left, number: number(left) })}
          >
            <Bar label={t(($) => $.tile.seats)} {...seats} valueText={of(seats)} />
          </Tile>
          <Tile
            title={t(($) => $.tile.languages)}
            figure={of(languages)}
            text={languages.items.length > 0 ? languageNames(languages.items) : t(($) => $.tile.noLanguage)}
          >
            <Bar label={t(($) => $.tile.languages)} {...languages} valueText={of(languages)} near={1.01} />
          </Tile>
        </>
      )}
    </div>
  )
}

type TileProps = { title: string; figure: string; text: string; aside?: ReactNode; children?: ReactNode }

function Tile({ title, figure, text, aside, children }: TileProps) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <div className="flex h-full items-center gap-4">
        <div className="grid min-w-0 flex-1 content-start gap-1 self-start">
          <h2 id={id} className="font-medium text-muted">
            {title}
          </h2>
          <p className="text-2xl leading-8 font-semibold tabular-nums">{figure}</p>
          {children}
          <p className="line-clamp-2 text-muted tabular-nums">{text}</p>
        </div>
        {aside}
      </div>
    </Card>
  )
}

type BarProps = { label: string; used: number; limit: number; valueText: string; near?: number }

function Bar({ label, used, limit, valueText, near = 0.9 }: BarProps) {
  return (
    <div className="py-1">
      <Meter label={label} labelHidden value={used} max={limit} valueText={valueText} near={near} />
    </div>
  )
}
