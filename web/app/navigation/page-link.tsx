import { type ReactNode, use } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { decideAccess } from '#contract/access.ts'
import type { User } from '#contract/school/auth.ts'
import { isIn } from './navigation.ts'
import { PrefetchContext } from './prefetch.ts'
import { useUser } from '../session/session.tsx'

type PageLinkProps = {
  to: string
  current?: boolean
  className: string
  children: ReactNode
}

const isInaccessible = (user: User, to: string) => decideAccess(user, Date.now(), to) !== 'allow'

export function PageLink({ to, current, className, children }: PageLinkProps) {
  const { t } = useTranslation('frame')
  const prefetch = use(PrefetchContext)
  const { pathname } = useLocation()
  const isCurrent = current ?? isIn(to, pathname)
  const user = useUser()
  if (isInaccessible(user, to))
    return (
      <button
        type="button"
        aria-disabled="true"
        data-tooltip={t(($) => $.navigation.locked)}
        className={`${className} cursor-not-allowed opacity-55`}
      >
        {children}
      </button>
    )
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
