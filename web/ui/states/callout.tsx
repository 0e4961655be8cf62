import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const tones = {
  info: { Icon: Info, look: 'border-info/25 bg-info-soft', icon: 'text-info-text' },
  success: { Icon: CircleCheck, look: 'border-success/25 bg-success-soft', icon: 'text-success-text' },
  warning: { Icon: TriangleAlert, look: 'border-warning/25 bg-warning-soft', icon: 'text-warning-text' },
  danger: { Icon: CircleAlert, look: 'border-danger/25 bg-danger-soft', icon: 'text-danger-text' },
} as const

type CalloutProps = {
  tone?: keyof typeof tones
  title?: ReactNode
  actions?: ReactNode
  /** Announced at once; for errors. */
  urgent?: boolean
  children?: ReactNode
}

export function Callout({ tone = 'info', title, actions, urgent = false, children }: CalloutProps) {
  const { Icon, look, icon } = tones[tone]
  return (
    <div role={urgent ? 'alert' : undefined} className={cx('rounded-md border py-3 ps-10.5 pe-3.5', look)}>
      <div className="flex min-w-0 flex-wrap items-center gap-3 wrap-anywhere">
        <div className="relative grid min-w-0 grow basis-full grid-cols-1 gap-1 sm:basis-72">
          <Icon className={cx('absolute -start-7 top-0.5 size-4', icon)} aria-hidden="true" />
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
