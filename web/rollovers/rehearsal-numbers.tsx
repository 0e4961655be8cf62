import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Rehearsal } from '#contract/people/rollovers.ts'
import { useFormat } from '../lib/words/format.ts'
import { Card } from '../ui/layout/card.tsx'

const figureNames = ['archived', 'carriedOn', 'fresh', 'moved', 'inactivated', 'renewed'] as const

export function RehearsalNumbers({ rehearsal }: { rehearsal: Rehearsal }) {
  const { t } = useTranslation('rollovers')
  const { number } = useFormat()
  const { classes, targets, seats } = rehearsal
  const archived = classes.filter(({ act }) => act === 'archive').length
  const counts = {
    archived,
    carriedOn: classes.length - archived,
    fresh: targets.filter(({ new_class }) => new_class !== null).length,
    moved: rehearsal.moved,
    inactivated: rehearsal.inactivated,
    renewed: rehearsal.links_renewed,
  }
  const used = [...new Set([seats.before, seats.after])].map(number).join(' → ')
  const figures = [
    ...figureNames.map((name) => [t(($) => $.figure[name], { count: counts[name] }), number(counts[name])] as const),
    [t(($) => $.figure.seats, { limit: number(seats.limit) }), used] as const,
  ]
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 xl:grid-cols-7">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {targets.length > 0 && (
        <ul aria-label={t(($) => $.figure.targets)} className="mt-5 grid gap-1.5 border-t border-border pt-4">
          {targets.map(({ id, new_class, name, arriving }) => (
            <li key={id ?? new_class} dir="auto">
              {t(($) => (new_class === null ? $.figure.arriving : $.figure.arrivingNew), { count: arriving, name })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
