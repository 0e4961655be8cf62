import type { ReactNode } from 'react'

type EmptyStateProps = {
  illustration?: ReactNode
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  /** The heading level. */
  level?: 1 | 2 | 3
}

export function EmptyState({ illustration, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-6 py-12 text-center">
      {illustration && <div className="mb-4">{illustration}</div>}
      <Heading className={level === 1 ? 'text-2xl font-semibold' : 'text-lg font-semibold'}>{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
