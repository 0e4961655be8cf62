import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { students } from '#contract/people/students.ts'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { type SeatLimit, seatLimitOfError } from '../seats/seat-limit.ts'
import { nameOf } from '../../people/student-name.ts'
import { type StatusChange, useStatusChange } from '../students.api.ts'
import { studentQuery } from '../../people/students.api.ts'

interface StatusHandlers {
  onFull: (full: SeatLimit) => void
  onDone?: () => void
}

export function useSetStatus({ onFull, onDone }: StatusHandlers) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const toasts = useToasts()
  const errorText = useErrorText()
  const client = useQueryClient()
  const calls = useApi(students)
  const { mutate, isPending } = useStatusChange()

  const show = ({ student, status }: StatusChange) =>
    client.setQueryData(studentQuery(calls, student.id).queryKey, (now) => now && { ...now, status })
  const refused =
    ({ student }: StatusChange) =>
    (error: unknown) => {
      const full = seatLimitOfError(error)
      if (full) return onFull(full)
      return toasts.error(
        t(($) => $.act.failed, { name: nameOf(student) }),
        { description: errorText(error) },
      )
    }
  const change = (wanted: StatusChange) => {
    const { student, status } = wanted
    const before: StatusChange = { student, status: student.status }
    const name = nameOf(student)
    const undo = () => mutate(before, { onError: refused(before), onSuccess: () => show(before) })
    const done = () => {
      show(wanted)
      onDone?.()
      toasts.success(
        status === 'active' ? t(($) => $.act.activated, { name }) : t(($) => $.act.inactivated, { name }),
        {
          action: { label: tCommon(($) => $.undo), onPress: undo },
        },
      )
    }
    mutate(wanted, { onError: refused(wanted), onSuccess: done })
  }
  return { change, isPending }
}
