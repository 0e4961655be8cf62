import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useUser } from '../session/session.tsx'
import { mayOpen } from './navigation.ts'
import { withReturnPath } from './return-path.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

type UpgradeLinkProps = { variant?: 'primary' | 'secondary'; size?: 'sm' | 'md'; children: ReactNode }

/** Nothing for members who don't manage the plan. */
export function UpgradeLink({ variant = 'secondary', size = 'md', children }: UpgradeLinkProps) {
  const { pathname, search } = useLocation()
  const { role } = useUser()
  if (!mayOpen(role, '/upgrade')) return null
  return (
    <ButtonLink variant={variant} size={size} render={<Link to={withReturnPath('/upgrade', pathname + search)} />}>
      {children}
    </ButtonLink>
  )
}
