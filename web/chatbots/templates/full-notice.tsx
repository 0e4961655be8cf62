import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Says beforehand that the plan has no room for another language, and leads to the plans. */
export function FullNotice() {
  const { t } = useTranslation('editor')
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {t(($) => $.slots.full)}{' '}
        <Link to="/upgrade" className="font-medium text-primary-text underline-offset-4 hover:underline">
          {t(($) => $.upgrade.action)}
        </Link>
      </span>
    </p>
  )
}
