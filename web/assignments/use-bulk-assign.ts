import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#contract/errors.ts'
import { bulkLimit } from '#contract/students.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import type { BulkTarget } from '../students/selection.ts'
import { isGone, useBulkChange } from '../students/students.api.ts'
import { useToasts } from '../ui/toasts.tsx'
import { refreshAssignments } from './assignments.api.ts'

export type BulkAssignAction = 'assign' | 'unassign'

const opposite = { assign: 'unassign', unassign: 'assign' } as const

/** Gives chatbots to many students or takes them away, says for how many that changed something, and takes it back when asked to. */
export function useBulkAssign(action: BulkAssignAction, target: BulkTarget) {
  const { t } = useTranslation('assignments')
  const { t: tStudents } = useTranslation('students')
  const { number } = useFormat()
  const toasts = useToasts()
  const client = useQueryClient()
  const errorText = useErrorText()
  const failureOf = useBulkFailure()
  const { mutate, mutateAsync, isPending, error } = useBulkChange()

  const undo = (chatbot_ids: string[], ids: string[]) => () => {
    mutateAsync({ action: opposite[action], chatbot_ids, ids, skip_missing: true })
      .catch((failure: unknown) =>
        toasts.error(
          t(($) => $.undoFailed),
          { description: errorText(failure) },
        ),
      )
      .finally(() => void refreshAssignments(client))
  }
  const tell = (chatbot_ids: string[], changed: number, ids: string[]) => {
    if (changed === 0) return toasts.info(t(($) => (action === 'assign' ? $.done.none : $.done.noneLess)))
    return toasts.success(
      t(($) => $.done[action]),
      {
        description: t(($) => $.done.students, { count: changed, number: number(changed) }),
        ...(canBeUndone(chatbot_ids, ids) && {
          action: { label: tStudents(($) => $.act.undo), onPress: undo(chatbot_ids, ids) },
        }),
      },
    )
  }
  return {
    change: (chatbot_ids: string[], onDone: () => void) =>
      mutate(
        { action, chatbot_ids, ...target },
        {
          onSuccess: ({ changed, ids }) => {
            onDone()
            tell(chatbot_ids, changed, ids)
            void refreshAssignments(client)
          },
        },
      ),
    isPending,
    failure: error && failureOf(error),
  }
}

/** The answer names students and not which of several chatbots was new to them, and not more than a call may name can be taken back. */
const canBeUndone = (chatbot_ids: readonly string[], ids: readonly string[]) =>
  chatbot_ids.length === 1 && ids.length <= bulkLimit

/** Says why nothing was changed: another list by now, something deleted, or the system. */
function useBulkFailure() {
  const { t } = useTranslation('assignments')
  const { number } = useFormat()
  const errorText = useErrorText()
  return (error: Error) => {
    if (isGone(error)) return t(($) => $.gone)
    const found = error instanceof ApiError && error.code === 'edited_elsewhere' ? error.details.found : null
    if (typeof found === 'number') return t(($) => $.changedList, { count: found, number: number(found) })
    return errorText(error)
  }
}
