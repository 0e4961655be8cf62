import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ChoiceCardProps = { to: string; art: ReactNode; title: string; level?: ReactNode; text: string }

export function ChoiceCard({ to, art, title, level, text }: ChoiceCardProps) {
  return (
    <li className={cardClasses}>
      {art}
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <div className="flex items-start justify-between gap-2">
          <Link
            to={to}
            dir="auto"
            className="min-w-0 rounded-xs font-semibold outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
          {level}
        </div>
        <p className="line-clamp-6 text-sm text-muted" dir="auto">
          {text}
        </p>
      </div>
    </li>
  )
}

const cardClasses =
  'relative flex items-start gap-3 rounded-lg border border-card-border bg-surface p-4 shadow-card transition-colors ' +
  'hover:border-primary hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'
