import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { ApiError } from '#contract/errors.ts'
import { classesPerStudent } from '#contract/people/students.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useBulkChange } from '../../people/students.api.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'

export function useAddStudents({ id, name }: Class, onAdded: () => void) {
  const { t } = useTranslation('classes')
  const { t: tCommon } = useTranslation('common')
  const errorText = useErrorText()
  const toasts = useToasts()
  const join = useBulkChange()
  const leave = useBulkChange()

  const undo = (ids: string[]) => () => {
    leave.mutateAsync({ action: 'remove_from_class', class_id: id, ids }).catch((error: unknown) => {
      toasts.error(
        t(($) => $.choosing.undoFailed),
        { description: errorText(error) },
      )
    })
  }
  const failureOf = (error: Error) => {
    if (isGone(error)) return t(($) => $.choosing.gone)
    if (isTooManyClasses(error)) return t(($) => $.choosing.manyClasses, { max: classesPerStudent })
    return errorText(error)
  }
  return {
    add: (chosen: string[]) =>
      join.mutate(
        { action: 'add_to_class', class_id: id, ids: chosen },
        {
          onSuccess: ({ changed: count, ids }) => {
            onAdded()
            if (count === 0) return toasts.info(t(($) => $.done.noneJoined, { name }))
            return toasts.success(
              t(($) => $.done.joined, { count, name }),
              { action: { label: tCommon(($) => $.undo), onPress: undo(ids) } },
            )
          },
        },
      ),
    isPending: join.isPending,
    failure: join.error && failureOf(join.error),
  }
}

const isTooManyClasses = (error: Error) =>
  error instanceof ApiError && error.code === 'invalid_input' && JSON.stringify(error.details).includes('class_id')
