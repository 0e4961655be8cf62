import { Ellipsis } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type Student, students } from '#contract/people/students.ts'
import { useMay } from '../../app/session/use-may.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'
import type { StudentActions } from '../acts/student-actions.ts'
import { nameOf } from '../../people/student-name.ts'

const load = () => import('./row-menu.tsx')
const RowMenu = lazyComponent(() => load().then((m) => m.RowMenu))

export function RowMenuButton({ student, actions }: { student: Student; actions: StudentActions }) {
  const { t } = useTranslation('common')
  if (!useMay(students.remove)) return null
  const label = t(($) => $.menu, { name: nameOf(student) })
  return (
    <span className="relative flex">
      <OnDemand popup="menu" load={load} trigger={<IconButton size="sm" label={label} icon={<Ellipsis />} />}>
        {(trigger) => <RowMenu student={student} actions={actions} trigger={trigger} />}
      </OnDemand>
    </span>
  )
}
