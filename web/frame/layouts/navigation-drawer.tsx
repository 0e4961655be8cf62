import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { NavList } from './nav-list.tsx'

type NavigationDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function NavigationDrawer({ open, onOpenChange }: NavigationDrawerProps) {
  const { t } = useTranslation('frame')
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={<Wordmark name="Tertulia" />}
      closeLabel={t(($) => $.navigation.close)}
      side="start"
      size="sm"
      flush
    >
      <NavList />
    </Drawer>
  )
}
