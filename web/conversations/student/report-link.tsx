import { ChartColumn } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { ButtonSize } from '../../ui/buttons/button-classes.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { reportPath, type Subject } from '../../app/navigation/report-path.ts'

type ReportLinkProps = { of?: Subject; id?: string; size?: ButtonSize }

export function ReportLink({ of, id, size = 'md' }: ReportLinkProps) {
  const { t } = useTranslation('conversations')
  return (
    <ButtonLink
      size={size}
      icon={<ChartColumn className="size-4" aria-hidden="true" />}
      render={<Link to={reportPath(of, id)} />}
    >
      {t(($) => $.report)}
    </ButtonLink>
  )
}
