import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'

type FactProps = { Icon: typeof Check; isGood: boolean; children: ReactNode }

export function Fact({ Icon, isGood, children }: FactProps) {
  const Mark = isGood ? Check : Minus
  return (
    <span className={isGood ? factClasses : `${factClasses} text-muted`}>
      <Icon className="text-muted" aria-hidden="true" />
      <Mark className={isGood ? 'text-success-text print:text-text' : 'text-muted'} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}

const factClasses =
  'flex min-h-5 items-start gap-2 print:min-h-4 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 print:[&_svg]:mt-0'
