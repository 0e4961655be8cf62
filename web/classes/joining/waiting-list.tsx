import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { JoinRequest } from '#contract/teaching/joining.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useApproveAll } from '../../people/joining.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { WaitingRequest } from './waiting-request.tsx'

export function WaitingList({ classId, waiting }: { classId: string; waiting: readonly JoinRequest[] }) {
  const { t } = useTranslation('joining')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useApproveAll(classId, {
    onError: (error) => toasts.error(errorText(error)),
    onSuccess: ({ approved, left, without_seat }) =>
      without_seat > 0
        ? toasts.info(t(($) => $.noSeats, { count: without_seat }))
        : left > 0
          ? toasts.info(t(($) => $.left))
          : toasts.success(t(($) => $.done, { count: approved })),
  })
  const count = waiting.length
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t(($) => $.waiting, { count })}</h3>
        {waiting.some(({ suggestion }) => suggestion !== 'choose') && count > 1 && (
          <Button variant="primary" size="sm" pending={isPending} onClick={() => mutate()}>
            {t(($) => $.approveAll)}
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-1 divide-y divide-border">
        {waiting.map((request) => (
          <WaitingRequest key={request.id} request={request} />
        ))}
      </ul>
    </div>
  )
}
