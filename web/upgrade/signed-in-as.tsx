import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useSession, useUser } from '../app/session/session.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { hasAccess } from './plans/offer.ts'

export function SignedInAs() {
  const { t } = useTranslation('checkout')
  const { logout } = useSession()
  const user = useUser()
  const isToldAbove = !hasAccess(user) && user.status !== 'none'
  return (
    <p className="flex min-h-8 flex-wrap items-center justify-center gap-x-2 text-center text-sm text-muted">
      <span className="min-w-0 wrap-anywhere">{t(($) => $.plans.signedInAs, { email: user.email })}</span>
      {!isToldAbove && (
        <Button variant="ghost" size="sm" onClick={() => void logout()}>
          {t(($) => $.plans.logout)}
        </Button>
      )}
    </p>
  )
}
