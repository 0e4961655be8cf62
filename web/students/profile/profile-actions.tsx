import { Download, Ellipsis, Trash2, UserCheck, UserMinus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { SeatLimit } from '../seats/seat-limit.ts'
import { nameOf } from '../../people/student-name.ts'
import { useExportStudent } from '../students.api.ts'
import { useSetStatus } from '../acts/use-set-status.ts'

const loadErasing = () => import('./profile-erase-dialog.tsx')
const EraseDialog = lazyComponent(() => loadErasing().then((m) => m.EraseDialog))
const FullDialog = lazyComponent(() => import('../seats/seat-limit-dialog.tsx').then((m) => m.SeatLimitDialog))

type ProfileActionsProps = { student: Student; onErased: () => void }

export function ProfileActions({ student, onErased }: ProfileActionsProps) {
  const [full, setFull] = useState<SeatLimit | null>(null)
  const [isFullShown, setIsFullShown] = useState(false)
  const [isErasing, setIsErasing] = useState<boolean | null>(null)
  const explain = (found: SeatLimit) => {
    setFull(found)
    setIsFullShown(true)
  }
  return (
    <div className="flex gap-2">
      <span className="grid flex-1">
        <StatusButton student={student} onFull={explain} />
      </span>
      <MoreMenu student={student} onErase={() => setIsErasing(true)} />
      <Suspense>
        {full && <FullDialog open={isFullShown} onClose={() => setIsFullShown(false)} {...full} />}
        {isErasing !== null && (
          <EraseDialog open={isErasing} onClose={() => setIsErasing(false)} student={student} onErased={onErased} />
        )}
      </Suspense>
    </div>
  )
}

function StatusButton({ student, onFull }: { student: Student; onFull: (full: SeatLimit) => void }) {
  const { t } = useTranslation(['students', 'student'])
  const { change, isPending } = useSetStatus({ onFull })
  const isActive = student.status === 'active'
  return (
    <Button
      icon={isActive ? <UserMinus aria-hidden="true" /> : <UserCheck aria-hidden="true" />}
      pending={isPending}
      pendingLabel={t(($) => $.saving, { ns: 'student' })}
      onClick={() => change({ student, status: isActive ? 'inactive' : 'active' })}
    >
      {isActive ? t(($) => $.act.inactivate, { ns: 'students' }) : t(($) => $.act.activate, { ns: 'students' })}
    </Button>
  )
}

function MoreMenu({ student, onErase }: { student: Student; onErase: () => void }) {
  const { t } = useTranslation('student')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useExportStudent()
  const name = nameOf(student)
  const exportAll = () =>
    mutate(student, {
      onSuccess: () => toasts.success(t(($) => $.exported, { name })),
      onError: (error) =>
        toasts.error(
          t(($) => $.exportFailed),
          { description: errorText(error) },
        ),
    })
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          variant="secondary"
          label={t(($) => $.menu)}
          icon={<Ellipsis />}
          onPointerEnter={() => void loadErasing().catch(() => undefined)}
        />
      }
    >
      <MenuItem icon={<Download aria-hidden="true" />} disabled={isPending} onSelect={exportAll}>
        {t(($) => $.export)}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={onErase}>
        {t(($) => $.erase)}
      </MenuItem>
    </Menu>
  )
}
