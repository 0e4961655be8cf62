import { CreditCard, ExternalLink, LogOut } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ExportButton } from '../../account/data/export-button.tsx'
import { useSession } from '../../app/session/session.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useChangeFailure } from '../failure.ts'
import { useOpenPortal, useUpdateCard } from '../upgrade.api.ts'

export function PaymentActions() {
  const { t } = useTranslation('checkout')
  const failureText = useChangeFailure()
  const update = useUpdateCard()
  const portal = useOpenPortal()
  const failure = update.error ? failureText(update.error) : portal.error && t(($) => $.ways.portalFailed)
  return (
    <div className="grid grid-cols-1 gap-4">
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
      <div className={waysClasses}>
        <Button
          variant="primary"
          icon={<CreditCard aria-hidden="true" />}
          pending={update.isPending}
          pendingLabel={t(($) => $.plans.opening)}
          disabled={portal.isPending}
          onClick={() => {
            portal.reset()
            update.mutate()
          }}
        >
          {t(($) => $.ways.update)}
        </Button>
        <Button
          icon={<ExternalLink aria-hidden="true" />}
          pending={portal.isPending}
          pendingLabel={t(($) => $.plans.opening)}
          disabled={update.isPending}
          onClick={() => {
            update.reset()
            portal.mutate()
          }}
        >
          {t(($) => $.ways.portal)}
        </Button>
        <LeavingButtons />
      </div>
    </div>
  )
}

export function EndedActions() {
  return (
    <div className={waysClasses}>
      <LeavingButtons />
    </div>
  )
}

function LeavingButtons() {
  const { t } = useTranslation('checkout')
  const { logout } = useSession()
  const words = {
    label: t(($) => $.ways.export),
    pending: t(($) => $.ways.exporting),
    done: t(($) => $.ways.exported),
  }
  return (
    <>
      <ExportButton words={words} />
      <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => void logout()}>
        {t(($) => $.plans.logout)}
      </Button>
    </>
  )
}

const waysClasses = 'flex flex-col gap-2 sm:flex-row sm:flex-wrap'
