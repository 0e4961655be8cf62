import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { bulkLimit } from '#contract/people/students.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { isGone } from '../../lib/api/gone.ts'
import type { BulkTarget } from '../../people/students.api.ts'
import { useBulkChange } from '../../people/students.api.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { refreshAssignments } from '../assignments.api.ts'
import type { PartnerTicks } from '../ticks/use-partner-ticks.ts'

export type BulkAssignAction = 'assign' | 'unassign'

type PartnerIds = PartnerTicks['ids']

const inverse = { assign: 'unassign', unassign: 'assign' } as const

export function useBulkAssign(action: BulkAssignAction, target: BulkTarget) {
  const { t } = useTranslation('assignments')
  const { t: tCommon } = useTranslation('common')
  const { number } = useFormat()
  const toasts = useToasts()
  const client = useQueryClient()
  const errorText = useErrorText()
  const failureOf = useBulkFailure()
  const { mutate, mutateAsync, isPending, error } = useBulkChange()

  const undo = (assigned: PartnerIds, ids: string[]) => () => {
    mutateAsync({ action: inverse[action], ...assigned, ids, skip_missing: true })
      .catch((failure: unknown) =>
        toasts.error(
          t(($) => $.undoFailed),
          { description: errorText(failure) },
        ),
      )
      .finally(() => void refreshAssignments(client))
  }
  const tell = (assigned: PartnerIds, changed: number, ids: string[]) => {
    if (changed === 0) return toasts.info(t(($) => (action === 'assign' ? $.done.none : $.done.noneLess)))
    return toasts.success(
      t(($) => $.done[action]),
      {
        description: t(($) => $.done.students, { count: changed, number: number(changed) }),
        ...(canBeUndone(assigned, ids) && {
          action: { label: tCommon(($) => $.undo), onPress: undo(assigned, ids) },
        }),
      },
    )
  }
  return {
    change: (assigned: PartnerIds, onDone: () => void) =>
      mutate(
        { action, ...assigned, ...target },
        {
          onSuccess: ({ changed, ids }) => {
            onDone()
            tell(assigned, changed, ids)
            void refreshAssignments(client)
          },
        },
      ),
    isPending,
    failure: error && failureOf(error),
  }
}

/** The answer lists students, not which of several partners was new to them; and a bulk call has a limit of ids. */
const canBeUndone = ({ chatbot_ids, avatar_ids }: PartnerIds, ids: readonly string[]) =>
  chatbot_ids.length + avatar_ids.length === 1 && ids.length <= bulkLimit

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
