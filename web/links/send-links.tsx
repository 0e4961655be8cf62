import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { students } from '#contract/people/students.ts'
import { useApi } from '../lib/api/api.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { useFormat } from '../lib/words/format.ts'
import { useWords } from '../lib/words/use-words.ts'
import type { BulkTarget } from '../people/students.api.ts'
import { nameOf } from '../people/student-name.ts'
import { useBulkChange } from '../people/students.api.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { type Recipients, recipientsQuery } from './recipients.ts'
import { useIsConfirmed } from './use-is-confirmed.ts'

type SendLinksProps = { count: number; target: BulkTarget; onClose: () => void; onDone: () => void }

export function SendLinks(props: SendLinksProps) {
  return useWords('teaching') ? <SendDialog {...props} /> : null
}

function SendDialog({ count, target, onClose, onDone }: SendLinksProps) {
  const { t } = useTranslation('links')
  const { number } = useFormat()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { data: who, error: unknown } = useQuery(recipientsQuery(useApi(students), target))
  const { mutate, isPending, error } = useBulkChange()
  const isConfirmed = useIsConfirmed()
  const reached = who?.reached.length ?? 0
  const send = () =>
    mutate(
      { action: 'send_link', ...target },
      {
        onSuccess: ({ changed }) => {
          onClose()
          onDone()
          const left = count - changed
          toasts.success(
            t(($) => $.many.done, { count: changed, number: number(changed) }),
            left > 0 ? { description: t(($) => $.many.left, { count: left, number: number(left) }) } : {},
          )
        },
      },
    )
  const failure = error ?? unknown
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.close)}
      tone="primary"
      title={t(($) => $.many.title, { count, number: number(count) })}
      description={t(($) => $.many.text)}
      confirmLabel={t(($) => $.many.send)}
      cancelLabel={t(($) => $.cancel)}
      disabled={!isConfirmed}
      pending={isPending || (!who && !unknown)}
      {...(isPending && { pendingLabel: t(($) => $.sending) })}
      error={failure ? errorText(failure) : who && reached === 0 ? t(($) => $.many.noRecipients) : undefined}
      onConfirm={() => reached > 0 && send()}
    >
      {!isConfirmed && <ConfirmFirst />}
      {who ? <RecipientSummary who={who} /> : !unknown && <RecipientSkeleton />}
    </ConfirmDialog>
  )
}

function RecipientSkeleton() {
  const { t } = useTranslation('links')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <Skeleton width="14rem" />
    </Skeletons>
  )
}

const maxNamed = 5

function RecipientSummary({ who: { reached, withoutAddress, inactive } }: { who: Recipients }) {
  const { t } = useTranslation('links')
  const { number, list } = useFormat()
  const namesOf = (some: Recipients['inactive']) => {
    const names = some.slice(0, maxNamed).map((one) => `\u2068${nameOf(one)}\u2069`)
    const rest = some.length - names.length
    return list(rest > 0 ? [...names, t(($) => $.many.others, { count: rest, number: number(rest) })] : names)
  }
  return (
    <div className="grid grid-cols-1 gap-2 wrap-anywhere">
      <p className="font-medium">
        {t(($) => $.many.reached, { count: reached.length, number: number(reached.length) })}
      </p>
      {withoutAddress.length > 0 && (
        <p className="text-muted">{t(($) => $.many.withoutAddress, { names: namesOf(withoutAddress) })}</p>
      )}
      {inactive.length > 0 && <p className="text-muted">{t(($) => $.many.inactive, { names: namesOf(inactive) })}</p>}
    </div>
  )
}
