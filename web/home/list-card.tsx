import { type ReactNode, useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { PageLink } from '../app/navigation/page-link.tsx'
import { useFormat } from '../lib/words/format.ts'
import { Card } from '../ui/layout/card.tsx'

type ListCardProps = {
  title: string
  total?: number
  emptyText?: string
  shown: number
  to?: string
  actions?: ReactNode
  children: ReactNode
}

export function ListCard({ title, total = 0, emptyText, shown, to, actions, children }: ListCardProps) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  const id = useId()
  const rest = total - shown
  const more = t(($) => $.people.more, { count: rest, number: number(rest) })
  return (
    <Card labelledBy={id}>
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-base font-semibold">
          {title}
          {total > 0 && <span className="ms-2 font-normal text-muted tabular-nums">{number(total)}</span>}
        </h2>
        {actions}
      </div>
      {shown === 0 ? (
        <p className="text-muted">{emptyText}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-border">{children}</ul>
      )}
      {rest > 0 && (
        <p className="pt-2.5 text-xs text-muted tabular-nums">
          {to ? (
            <PageLink to={to} className="text-primary-text underline-offset-3 hover:underline">
              {more}
            </PageLink>
          ) : (
            more
          )}
        </p>
      )}
    </Card>
  )
}

type LineProps = { face: ReactNode; name: ReactNode; text: ReactNode; act?: ReactNode }

export function Line({ face, name, text, act }: LineProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5 last:pb-0">
      {face}
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex min-w-0">{name}</span>
        <span className="text-xs text-muted tabular-nums wrap-anywhere">{text}</span>
      </span>
      {act}
    </li>
  )
}
