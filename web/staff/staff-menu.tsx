import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu } from '../ui/overlays/menu.tsx'

export function StaffMenu({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('staff')
  return (
    <Menu
      align="end"
      trigger={<IconButton size="sm" label={t(($) => $.menu, { name })} icon={<Ellipsis aria-hidden="true" />} />}
    >
      {children}
    </Menu>
  )
}
