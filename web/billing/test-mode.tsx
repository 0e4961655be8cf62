import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Badge } from '../ui/states/badge.tsx'

export function TestMode() {
  const { t } = useTranslation('billing')
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone="warning" dot>
        {t(($) => $.testMode)}
      </Badge>
      {t(($) => $.testModeHow)}
    </p>
  )
}
