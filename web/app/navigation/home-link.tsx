import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way to the start page, behind the mark. */
export function HomeLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/" aria-label="Tertulia" className="inline-grid rounded-sm">
      {children}
    </Link>
  )
}
