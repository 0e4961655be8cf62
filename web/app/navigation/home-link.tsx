import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function HomeLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/" aria-label="Tertulia" className="inline-grid rounded-sm">
      {children}
    </Link>
  )
}
