import { LockKeyhole } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { tierForLanguages } from '#contract/billing/plans.ts'
import { mayOpen } from '../../app/navigation/navigation.ts'
import { withReturnPath } from '../../app/navigation/return-path.ts'
import { useUser } from '../../app/session/session.tsx'

export function LanguageLimitNotice({ limit }: { limit: number }) {
  const { t } = useTranslation(['editor', 'refusals'])
  const { pathname, search } = useLocation()
  const { role } = useUser()
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {tierForLanguages(limit + 1) ? (
        <span>
          {t(($) => $.slots.full, { ns: 'editor' })}{' '}
          {mayOpen(role, '/upgrade') && (
            <Link
              to={withReturnPath('/upgrade', pathname + search)}
              className="font-medium text-primary-text underline-offset-4 hover:underline"
            >
              {t(($) => $.upgrade.action, { ns: 'editor' })}
            </Link>
          )}
        </span>
      ) : (
        <span>{t(($) => $.languageLimit.none, { ns: 'refusals' })}</span>
      )}
    </p>
  )
}
