import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Account } from '#contract/school/account.ts'
import type { GoogleFailure } from '#contract/school/google.ts'
import { useFailureText } from '../../auth/google/failure-text.ts'
import { GoogleMark } from '../../auth/google/google-mark.tsx'
import { hasGoogle } from '../../auth/google/has-google.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { Badge } from '../../ui/states/badge.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useLink } from './linked-accounts.api.ts'
import { useConnectOutcome } from './use-connect-outcome.ts'

const DisconnectDialog = lazyComponent(() => import('./disconnect-dialog.tsx').then((m) => m.DisconnectDialog))

export function LinkedAccounts({ account }: { account: Account }) {
  if (!hasGoogle() && !account.google) return null
  return <GoogleCard account={account} />
}

function GoogleCard({ account }: { account: Account }) {
  const { t } = useTranslation('google')
  const id = useId()
  const errorText = useErrorText()
  const failure = useConnectOutcome()
  const { connect, isPending, error } = useLink()
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.title)} description={t(($) => $.text)} />
      <div className="grid gap-4">
        {failure && !error && !isPending && <FailureNotice failure={failure} />}
        {error && (
          <Callout tone="danger" urgent>
            {errorText(error)}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="flex flex-auto items-center gap-3 font-medium">
            <GoogleMark />
            Google
            {account.google ? (
              <Badge tone="success" dot>
                {t(($) => $.connected)}
              </Badge>
            ) : (
              <Badge>{t(($) => $.notConnected)}</Badge>
            )}
          </p>
          {account.google && account.has_password && <Disconnect />}
          {!account.google && (
            <Button pending={isPending} pendingLabel={t(($) => $.connecting)} onClick={connect}>
              {t(($) => $.connect)}
            </Button>
          )}
        </div>
        {account.google && !account.has_password && <OnlyWay />}
      </div>
    </Card>
  )
}

function Disconnect() {
  const { t } = useTranslation('google')
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button onClick={open}>{t(($) => $.disconnect)}</Button>
      {isWanted && (
        <Suspense>
          <DisconnectDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function OnlyWay() {
  const { t } = useTranslation('google')
  return (
    <p className="max-w-prose text-sm text-muted">
      {t(($) => $.onlyWay)}{' '}
      <Link to="/forgot-password" className="font-medium text-primary-text hover:underline">
        {t(($) => $.setPassword)}
      </Link>
    </p>
  )
}

function FailureNotice({ failure }: { failure: GoogleFailure }) {
  const failureText = useFailureText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-my-28 outline-none">
      <Callout tone={failure === 'google_cancelled' ? 'info' : 'danger'} urgent>
        {failureText(failure)}
      </Callout>
    </div>
  )
}
