import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const paddings = { none: '', sm: 'p-4', md: 'p-4 sm:p-6' } as const

type CardProps = {
  /** Makes the card a named region. */
  labelledBy?: string
  padding?: keyof typeof paddings
  /** Tinted. */
  selected?: boolean
  children: ReactNode
}

export function Card({ labelledBy, padding = 'md', selected = false, children }: CardProps) {
  const Tag = labelledBy ? 'section' : 'div'
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={cx(
        'min-w-0 rounded-lg border shadow-card transition-colors',
        selected ? 'border-primary bg-primary-soft' : 'border-card-border bg-surface',
        paddings[padding],
      )}
    >
      {children}
    </Tag>
  )
}

type CardHeaderProps = { title: ReactNode; id?: string; description?: ReactNode; actions?: ReactNode }

export function CardHeader({ title, id, description, actions }: CardHeaderProps) {
  return (
    <div className="mb-5 last:mb-0 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {description && <p className="max-w-prose text-sm text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </div>
  )
}

export function CardFooter({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 mt-5 flex flex-wrap items-center justify-end gap-2 border-t border-border px-4 pt-4 sm:-mx-6 sm:px-6">
      {children}
    </div>
  )
}
