import { Download } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Invoice } from '#contract/billing/billing.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { usePriceText } from '../subscription/price-text.ts'

const tones = { paid: 'success', open: 'warning', void: 'neutral' } as const

interface InvoiceFiles {
  save: (invoice: Invoice) => void
  pendingId: string | null
}

export type InvoiceListProps = { invoices: readonly Invoice[]; files: InvoiceFiles }

export function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  const { t } = useTranslation('billing')
  return <Badge tone={tones[status]}>{t(($) => $.invoices.status[status])}</Badge>
}

export function InvoiceAmount({ price }: Pick<Invoice, 'price'>) {
  const { t } = useTranslation('billing')
  const priceText = usePriceText()
  return price ? priceText(price) : t(($) => $.invoices.noCharge)
}

export function InvoicePlan({ tier }: Pick<Invoice, 'tier'>) {
  const { t } = useTranslation('upgrade')
  return tier ? t(($) => $.tier[tier]) : '–'
}

export function InvoiceDownload({ invoice, files }: { invoice: Invoice; files: InvoiceFiles }) {
  const { t } = useTranslation('billing')
  const words = t(($) => $.invoices.download)
  const name = `${words} ${invoice.number}`
  const icon = <Download aria-hidden="true" />
  if (invoice.url)
    return (
      <ButtonLink
        size="sm"
        variant="ghost"
        icon={icon}
        render={<Link to={invoice.url} aria-label={name} target="_blank" rel="noreferrer" />}
      >
        {words}
      </ButtonLink>
    )
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={icon}
      pending={files.pendingId === invoice.id}
      aria-label={name}
      onClick={() => files.save(invoice)}
    >
      {words}
    </Button>
  )
}
