import { Pencil, Trash2, UserCheck, UserMinus } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx'
import type { StudentActions } from '../acts/student-actions.ts'

type RowMenuProps = { student: Student; actions: StudentActions; trigger: ReactElement }

export function RowMenu({ student, actions, trigger }: RowMenuProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.open(student)}>
        {tCommon(($) => $.edit)}
      </MenuItem>
      {student.status === 'active' ? (
        <MenuItem icon={<UserMinus aria-hidden="true" />} onSelect={() => actions.setStatus(student, 'inactive')}>
          {t(($) => $.act.inactivate)}
        </MenuItem>
      ) : (
        <MenuItem icon={<UserCheck aria-hidden="true" />} onSelect={() => actions.setStatus(student, 'active')}>
          {t(($) => $.act.activate)}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => actions.remove(student)}>
        {tCommon(($) => $.delete)}
      </MenuItem>
    </Menu>
  )
}
