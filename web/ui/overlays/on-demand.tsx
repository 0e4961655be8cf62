import { type ButtonHTMLAttributes, cloneElement, type ReactElement, Suspense, useState } from 'react'

type OnDemandProps = {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  popup: 'menu' | 'dialog'
  /** Prefetches the popup's chunk on hover, focus and press. */
  load: () => Promise<unknown>
  /** The popup, lazily loaded; it takes over the trigger. */
  children: (trigger: ReactElement) => ReactElement
}

export function OnDemand({ trigger, popup, load, children }: OnDemandProps) {
  const [isWanted, setIsWanted] = useState(false)
  const fetchAhead = () => void load().catch(() => undefined)
  const waiting = cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': isWanted,
    onClick: () => setIsWanted(true),
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  })
  if (!isWanted) return waiting
  return <Suspense fallback={waiting}>{children(trigger)}</Suspense>
}
