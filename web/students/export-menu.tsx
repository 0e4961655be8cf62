import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../ui/menu.tsx'
import type { ListState } from './list-state.ts'
import { useExport } from './use-export.ts'

/** The files in which the students that match can be taken home. */
export function ExportMenu({ list, trigger }: { list: ListState; trigger: ReactElement }) {
  const { t } = useTranslation('students')
  const { save } = useExport(list)
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      <MenuItem onSelect={() => save('xlsx')}>{t(($) => $.export.xlsx)}</MenuItem>
      <MenuItem onSelect={() => save('csv')}>{t(($) => $.export.csv)}</MenuItem>
    </Menu>
  )
}
