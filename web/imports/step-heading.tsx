import type { ReactNode } from 'react'

export function StepHeading({ text, children }: { text?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl font-semibold outline-none">
        {children}
      </h3>
      {text && <p className="wrap-anywhere text-muted">{text}</p>}
    </div>
  )
}

// During the opening the focus is still on the trigger, which the dialog restores on close.
function takeFocus(heading: HTMLHeadingElement | null): void {
  const { activeElement, body } = document
  const isInside = heading?.closest('[role="dialog"]')?.contains(activeElement)
  if (isInside || activeElement === body) heading?.focus({ preventScroll: true })
}
