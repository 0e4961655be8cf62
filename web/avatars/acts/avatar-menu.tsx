import { Archive, ArchiveRestore, ChartColumn, Copy, Pencil, Trash2, UserPlus } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { reportPath } from '../../app/navigation/report-path.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx'
import type { AvatarActions } from './avatar-actions.ts'

type AvatarMenuProps = { avatar: Avatar; actions: AvatarActions; isHere: boolean; trigger: ReactElement }

export function AvatarMenu({ avatar, actions, isHere, trigger }: AvatarMenuProps) {
  const { t } = useTranslation(['chatbots', 'common', 'conversations'])
  const isArchived = avatar.status === 'archived'
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      {!isHere && avatar.can_edit && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.edit(avatar)}>
          {t(($) => $.edit, { ns: 'common' })}
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => actions.duplicate(avatar)}>
        {t(($) => $.act.duplicate, { ns: 'chatbots' })}
      </MenuItem>
      {!isArchived && (
        <MenuItem icon={<UserPlus aria-hidden="true" />} onSelect={() => actions.assign(avatar)}>
          {t(($) => $.act.assign, { ns: 'chatbots' })}
        </MenuItem>
      )}
      <MenuLink icon={<ChartColumn aria-hidden="true" />} render={<Link to={reportPath('avatar', avatar.id)} />}>
        {t(($) => $.report, { ns: 'conversations' })}
      </MenuLink>
      {avatar.can_edit && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            onSelect={() => actions.setStatus(avatar, isArchived ? 'restore' : 'archive')}
          >
            {t(($) => $.act[isArchived ? 'restore' : 'archive'], { ns: 'chatbots' })}
          </MenuItem>
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => actions.remove(avatar)}>
            {t(($) => $.delete, { ns: 'common' })}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
