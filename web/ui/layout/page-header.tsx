import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** On phones beside the heading. */
  corner?: ReactNode
  above?: ReactNode
}

export function PageHeader({ title, description, actions, corner, above }: PageHeaderProps) {
  return (
    <header className="mb-6 grid grid-cols-1 gap-3">
      {above && <div className="text-sm text-muted print:hidden">{above}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className={cx('grid min-w-0 grid-cols-1 gap-1', corner ? 'max-sm:flex-1 max-sm:basis-0' : undefined)}>
          <h1 className="text-2xl font-semibold">{title}</h1>
          {description && <p className="max-w-prose text-muted">{description}</p>}
        </div>
        <div className="contents sm:flex sm:flex-wrap sm:gap-2 print:hidden">
          {actions && <div className={actionsClasses}>{actions}</div>}
          {corner}
        </div>
      </div>
    </header>
  )
}

const actionsClasses = 'flex flex-wrap gap-2 max-sm:order-last max-sm:w-full max-sm:*:flex-auto'
