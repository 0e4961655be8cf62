import { type ButtonHTMLAttributes, cloneElement, type ReactElement, Suspense, useState } from 'react'

type OnDemandProps = {
  /** The button. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  popup: 'menu' | 'dialog'
  /** Fetches what the button opens, ahead of the press. */
  load: () => Promise<unknown>
  /** What it opens, lazily; it takes the button over. */
  children: (trigger: ReactElement) => ReactElement
}

/** A button whose menu or panel is fetched when it is about to be pressed. */
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
