import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { JoinRequest } from '#contract/teaching/joining.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useApprove, useRefuse } from '../../people/joining.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { joinFacts } from '../../lib/words/join-facts.ts'

export function WaitingRequest({ request }: { request: JoinRequest }) {
  const { t } = useTranslation('joining')
  const toasts = useToasts()
  const errorText = useErrorText()
  const tell = { onError: (error: Error) => toasts.error(errorText(error)) }
  const approve = useApprove(tell)
  const refuse = useRefuse(tell)
  const { id, name, matches, suggestion } = request
  const isBusy = approve.isPending || refuse.isPending
  const choices =
    suggestion === 'choose'
      ? [
          ...matches.map((match) => ({ student_id: match.id, label: t(($) => $.asMatch, { name: match.name }) })),
          { student_id: null, label: t(($) => $.asNew) },
        ]
      : null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium" dir="auto">
          {name}
        </p>
        <p className="text-sm text-muted">
          <Facts request={request} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {choices?.map(({ student_id, label }) => (
          <Button key={student_id} size="sm" pending={isBusy} onClick={() => approve.mutate({ id, student_id })}>
            {label}
          </Button>
        ))}
        {!choices && (
          <Button
            size="sm"
            aria-label={t(($) => $.approveLabel, { name })}
            pending={isBusy}
            onClick={() => approve.mutate({ id })}
          >
            {t(($) => $.approve)}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(($) => $.refuseLabel, { name })}
          pending={isBusy}
          onClick={() => refuse.mutate(id)}
        >
          {t(($) => $.refuse)}
        </Button>
      </div>
    </li>
  )
}

function Facts({ request: { kind, suggestion, is_school_full } }: { request: JoinRequest }) {
  const { t } = useTranslation('joining')
  const who = {
    match: t(($) => $.isMatch),
    new: t(($) => $.isNew),
    choose: t(($) => $.choose),
  }[suggestion]
  const facts = [kind === 'new_link' && t(($) => $.newLink), who, is_school_full && t(($) => $.noSeat)]
  return joinFacts(facts)
}
