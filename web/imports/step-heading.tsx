import type { ReactNode } from 'react'

/** The heading of a step; takes the focus when the next step begins, so that a screen reader says where one is. */
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

// While the dialog opens, the focus is still on what opened it, which the dialog gives it back to in the end.
function takeFocus(heading: HTMLHeadingElement | null): void {
  const { activeElement, body } = document
  const isInside = heading?.closest('[role="dialog"]')?.contains(activeElement)
  if (isInside || activeElement === body) heading?.focus({ preventScroll: true })
}
