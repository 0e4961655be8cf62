import { Mail, Printer, RefreshCw } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Student } from '#contract/people/students.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { cardsLocation } from './cards/card-selection.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { useIsConfirmed } from './use-is-confirmed.ts'
import { useSendLink } from './use-send-link.ts'

const RenewDialog = lazyComponent(() => import('./renew-dialog.tsx').then((m) => m.RenewDialog))

export function LinkActions({ student }: { student: Student }) {
  const { t } = useTranslation('links')
  const id = useId()
  const [isRenewing, setIsRenewing] = useState<boolean | null>(null)
  const { send, isPending } = useSendLink(student)
  const isActive = student.status === 'active'
  const hasAddress = isActive && student.email !== null
  const isConfirmed = useIsConfirmed()
  const isSendable = hasAddress && isConfirmed
  const { to, state } = cardsLocation({ ids: [student.id] })
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button
        icon={<Mail aria-hidden="true" />}
        disabled={!isSendable}
        aria-describedby={isSendable ? undefined : id}
        pending={isPending}
        pendingLabel={t(($) => $.sending)}
        onClick={send}
      >
        {t(($) => $.send)}
      </Button>
      {!hasAddress && (
        <p id={id} className="text-sm text-muted">
          {isActive ? t(($) => $.noAddress) : t(($) => $.notWhileInactive)}
        </p>
      )}
      {hasAddress && !isConfirmed && (
        <div id={id}>
          <ConfirmFirst />
        </div>
      )}
      {isActive && (
        <ButtonLink icon={<Printer aria-hidden="true" />} render={<Link to={to} state={state} />}>
          {t(($) => $.print)}
        </ButtonLink>
      )}
      <Button variant="ghost" icon={<RefreshCw aria-hidden="true" />} onClick={() => setIsRenewing(true)}>
        {t(($) => $.renew.act)}
      </Button>
      <Suspense>
        {isRenewing !== null && (
          <RenewDialog student={student} open={isRenewing} onClose={() => setIsRenewing(false)} />
        )}
      </Suspense>
    </div>
  )
}
