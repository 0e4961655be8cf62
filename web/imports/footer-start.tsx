import type { ReactNode } from 'react'

/** The way back in a step's footer, away from the way on. */
export function FooterStart({ children }: { children: ReactNode }) {
  return <div className="grid sm:me-auto">{children}</div>
}
