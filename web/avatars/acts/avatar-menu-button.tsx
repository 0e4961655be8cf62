import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'
import type { AvatarActions } from './avatar-actions.ts'

const load = () => import('./avatar-menu.tsx')
const AvatarMenu = lazyComponent(() => load().then((m) => m.AvatarMenu))

type AvatarMenuButtonProps = Pick<ComponentProps<typeof IconButton>, 'size' | 'variant'> & {
  avatar: Avatar
  actions: AvatarActions
  isHere?: boolean
}

export function AvatarMenuButton({ avatar, actions, isHere = false, ...look }: AvatarMenuButtonProps) {
  const { t } = useTranslation('common')
  const label = t(($) => $.menu, { name: avatar.name })
  return (
    <span className="relative flex">
      <OnDemand popup="menu" load={load} trigger={<IconButton {...look} label={label} icon={<Ellipsis />} />}>
        {(trigger) => <AvatarMenu avatar={avatar} actions={actions} isHere={isHere} trigger={trigger} />}
      </OnDemand>
    </span>
  )
}
