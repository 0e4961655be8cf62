import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { seatLimitOfError } from '../seats/seat-limit.ts'
import type { ListLocationState } from '../profile/profile-list.tsx'
import type { StudentActions } from './student-actions.ts'
import { nameOf } from '../../people/student-name.ts'
import { type StatusChange, useStatusChange } from '../students.api.ts'
import type { Overlay } from '../overlay.ts'

export function useStudentActions(open: (overlay: Overlay) => void): StudentActions {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const toasts = useToasts()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const errorText = useErrorText()
  const { mutate } = useStatusChange()

  const refused =
    ({ student }: StatusChange) =>
    (error: unknown) => {
      const full = seatLimitOfError(error)
      if (full) return open({ kind: 'full', ...full })
      return toasts.error(
        t(($) => $.act.failed, { name: nameOf(student) }),
        { description: errorText(error) },
      )
    }
  const change = (wanted: StatusChange) => {
    const { student, status } = wanted
    const undo = () => mutate({ student, status: student.status }, { onError: refused(wanted) })
    mutate(wanted, {
      onError: refused(wanted),
      onSuccess: () =>
        toasts.success(
          status === 'active'
            ? t(($) => $.act.activated, { name: nameOf(student) })
            : t(($) => $.act.inactivated, { name: nameOf(student) }),
          { action: { label: tCommon(($) => $.undo), onPress: undo } },
        ),
    })
  }
  return {
    open: ({ id }) =>
      void navigate(`/students/${id}`, { state: { list: pathname + search } satisfies ListLocationState }),
    remove: (student) => open({ kind: 'delete', student }),
    setStatus: (student, status) => change({ student, status }),
  }
}
