import { type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import { isIn } from './navigation.ts'
import { PrefetchContext } from './prefetch.ts'

type PageLinkProps = {
  to: string
  /** Where else it is the current one. */
  also?: string | undefined
  className: string
  children: ReactNode
}

/** A link of the navigation, whose page is fetched when it is pointed at or focused. */
export function PageLink({ to, also, className, children }: PageLinkProps) {
  const prefetch = use(PrefetchContext)
  const { pathname } = useLocation()
  const isCurrent = isIn(to, pathname) || (also !== undefined && isIn(also, pathname))
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
