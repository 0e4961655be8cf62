import { ChartColumn } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { reportPath, type Subject } from '../app/navigation/report-path.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'

type ReportButtonProps = { of: Subject; id: string; name: string }

export function ReportButton({ of, id, name }: ReportButtonProps) {
  const { t } = useTranslation('home')
  const label = t(($) => $.reportOf, { name })
  return (
    <ButtonLink
      size="sm"
      variant="ghost"
      render={<Link to={reportPath(of, id)} aria-label={label} data-tooltip={label} />}
    >
      <ChartColumn aria-hidden="true" />
    </ButtonLink>
  )
}
