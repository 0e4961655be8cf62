import { Archive, ArchiveRestore, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Class, classes } from '#contract/people/classes.ts'
import { useMay } from '../app/session/use-may.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'
import type { ClassActions } from './class-actions.tsx'
import { useArchive } from './use-archive.ts'

type ClassMenuProps = { one: Class; actions: ClassActions; trigger: ReactElement }

export function ClassMenu({ one, actions, trigger }: ClassMenuProps) {
  const { t } = useTranslation('classes')
  const { t: tBulk } = useTranslation('bulk')
  const mayEdit = useMay(classes.edit)
  const mayRemove = useMay(classes.remove)
  const change = useArchive()
  const isCurrent = one.archived_at === null
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      {mayEdit && isCurrent && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.edit(one)}>
          {t(($) => $.act.edit)}
        </MenuItem>
      )}
      {one.student_count > 0 && (
        <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => actions.renewLinks(one)}>
          {tBulk(($) => $.renewLinks)}
        </MenuItem>
      )}
      {mayEdit && (
        <MenuItem
          icon={isCurrent ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
          onSelect={() => change(one, isCurrent ? 'archive' : 'restore')}
        >
          {isCurrent ? t(($) => $.act.archive) : t(($) => $.act.restore)}
        </MenuItem>
      )}
      {mayRemove && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => actions.remove(one)}>
            {t(($) => $.act.delete)}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
