import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/buttons/button.tsx'

/** Leads to the provider's own pages. */
export function PortalButton({ pending, onOpen }: { pending: boolean; onOpen: () => void }) {
  const { t } = useTranslation('billing')
  return (
    <Button
      icon={<ExternalLink aria-hidden="true" />}
      pending={pending}
      pendingLabel={t(($) => $.opening)}
      onClick={() => onOpen()}
    >
      {t(($) => $.portal.open)}
    </Button>
  )
}
