import type { ReactNode } from 'react'

export function FooterStart({ children }: { children: ReactNode }) {
  return <div className="grid sm:me-auto">{children}</div>
}
