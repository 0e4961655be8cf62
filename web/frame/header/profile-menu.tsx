import { CreditCard, LogOut, ReceiptText, UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx'
import { mayOpen } from '../../app/navigation/navigation.ts'
import { useSession, useUser } from '../../app/session/session.tsx'

const pages = [
  { path: '/settings/general', name: 'profile', Icon: UserRound },
  { path: '/settings/billing', name: 'billing', Icon: ReceiptText },
  { path: '/upgrade', name: 'subscription', Icon: CreditCard },
] as const

export function ProfileMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('frame')
  const { logout } = useSession()
  const { school, email, role } = useUser()
  return (
    <Menu trigger={trigger} align="end" defaultOpen>
      <div className="max-w-64 px-2.5 py-2">
        <p className="text-sm font-semibold wrap-anywhere">{school.name}</p>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
        <p className="text-xs text-muted sm:hidden">{t(($) => $.role[role])}</p>
      </div>
      <MenuSeparator />
      {pages
        .filter(({ path }) => mayOpen(role, path))
        .map(({ path, name, Icon }) => (
          <MenuLink key={path} render={<Link to={path} />} icon={<Icon aria-hidden="true" />}>
            {t(($) => $.profile[name])}
          </MenuLink>
        ))}
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void logout()}>
        {t(($) => $.profile.logout)}
      </MenuItem>
    </Menu>
  )
}
