import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** A way back, above the heading. */
  above?: ReactNode
}

/** The page's one heading, what the page is for, and what can be done on it. */
export function PageHeader({ title, description, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-6 grid grid-cols-1 gap-3">
      {above && <div className="text-sm text-muted">{above}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h1 className="text-2xl font-semibold">{title}</h1>
          {description && <p className="max-w-prose text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">{actions}</div>}
      </div>
    </header>
  )
}
