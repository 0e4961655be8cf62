import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { withReturnPath } from './return-path.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

type UpgradeLinkProps = { variant?: 'primary' | 'secondary'; size?: 'sm' | 'md'; children: ReactNode }

export function UpgradeLink({ variant = 'secondary', size = 'md', children }: UpgradeLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink variant={variant} size={size} render={<Link to={withReturnPath('/upgrade', pathname + search)} />}>
      {children}
    </ButtonLink>
  )
}
