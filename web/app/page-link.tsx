import { type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import { isIn } from './navigation.ts'
import { PrefetchContext } from './prefetch.ts'

type PageLinkProps = {
  to: string
  /** Whether it is the current one; where nothing is said, it is where it leads to. */
  current?: boolean
  className: string
  children: ReactNode
}

/** A link of the navigation, whose page is fetched when it is pointed at or focused. */
export function PageLink({ to, current, className, children }: PageLinkProps) {
  const prefetch = use(PrefetchContext)
  const { pathname } = useLocation()
  const isCurrent = current ?? isIn(to, pathname)
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
