import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#contract/students.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { StudentActs } from './student-acts.ts'
import { nameOf } from './student-name.ts'

const load = () => import('./row-menu.tsx')
const RowMenu = lazy(() => load().then((m) => ({ default: m.RowMenu })))
const prefetch = () => void load().catch(() => undefined)

/** The button of a student's menu; the menu is fetched when it is about to be pressed. */
export function RowMenuButton({ student, acts }: { student: Student; acts: StudentActs }) {
  const { t } = useTranslation('students')
  const [isWanted, setIsWanted] = useState(false)
  const button = (props?: Partial<ComponentProps<typeof IconButton>>) => (
    <IconButton size="sm" label={t(($) => $.act.menu, { name: nameOf(student) })} icon={<Ellipsis />} {...props} />
  )
  const waiting = button({
    'aria-haspopup': 'menu',
    'aria-expanded': isWanted,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: () => setIsWanted(true),
  })
  return (
    <span className="relative flex">
      {isWanted ? (
        <Suspense fallback={waiting}>
          <RowMenu student={student} acts={acts} trigger={button()} />
        </Suspense>
      ) : (
        waiting
      )}
    </span>
  )
}
