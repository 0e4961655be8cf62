import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { type BulkActionName, bulkLimit } from '#contract/people/students.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { seatLimitOfError } from '../seats/seat-limit.ts'
import type { Overlay } from '../overlay.ts'
import { useBulkChange } from '../../people/students.api.ts'
import type { Selection } from './use-selection.ts'

type BulkChange =
  | { action: 'activate' | 'inactivate' }
  | { action: 'add_to_class' | 'remove_from_class'; class_id: string }
type BulkMessage = { name?: string; onDone?: () => void }

function inverseOf(wanted: BulkChange): BulkChange {
  if ('class_id' in wanted)
    return { ...wanted, action: wanted.action === 'add_to_class' ? 'remove_from_class' : 'add_to_class' }
  return { action: wanted.action === 'activate' ? 'inactivate' : 'activate' }
}

export function useBulk({ target, clear }: Selection, open: (overlay: Overlay) => void) {
  const { t } = useTranslation('common')
  const { t: tBulk } = useTranslation('bulk')
  const toasts = useToasts()
  const { number } = useFormat()
  const failed = useBulkFailure(open)
  const { mutate, isPending, variables } = useBulkChange()

  const undo = (wanted: BulkChange, ids: string[]) => {
    const back = inverseOf(wanted)
    mutate({ ...back, ids, skip_missing: true }, { onError: failed(back.action) })
  }
  const change = (wanted: BulkChange, { name = '', onDone }: BulkMessage = {}) =>
    mutate(
      { ...wanted, ...target },
      {
        onError: failed(wanted.action),
        onSuccess: ({ changed, ids }) => {
          clear()
          onDone?.()
          const description = tBulk(($) => $.count, { count: changed, number: number(changed) })
          if (changed === 0) return toasts.info(tBulk(($) => $.none))
          return toasts.success(
            tBulk(($) => $.done[wanted.action], { name }),
            {
              description,
              // More ids than one call can name can't be undone.
              ...(ids.length <= bulkLimit && {
                action: { label: t(($) => $.undo), onPress: () => undo(wanted, ids) },
              }),
            },
          )
        },
      },
    )
  return { change, isPending: (action: BulkActionName) => isPending && variables.action === action }
}

function useBulkFailure(open: (overlay: Overlay) => void) {
  const { t } = useTranslation('bulk')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { number } = useFormat()
  return (action: BulkChange['action']) => (error: unknown) => {
    const full = seatLimitOfError(error)
    if (full) return open({ kind: 'full', ...full })
    const found = error instanceof ApiError && error.code === 'edited_elsewhere' ? error.details.found : null
    const description =
      typeof found === 'number' ? t(($) => $.changedList, { count: found, number: number(found) }) : errorText(error)
    return toasts.error(
      t(($) => $.failed[action]),
      { description },
    )
  }
}
