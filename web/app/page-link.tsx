import { type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import { PrefetchContext } from './prefetch.ts'

type PageLinkProps = { to: string; className: string; children: ReactNode }

/** A link of the navigation, whose page is fetched when it is pointed at or focused. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const prefetch = use(PrefetchContext)
  const { pathname } = useLocation()
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`)
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    >
      {children}
    </Link>
  )
}
