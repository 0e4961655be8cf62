import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { InvoiceAmount, InvoiceDownload, type InvoiceListProps, InvoicePlan, InvoiceStatus } from './invoice-parts.tsx'

export function InvoiceLines({ invoices, files }: InvoiceListProps) {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  return (
    <ul aria-label={t(($) => $.invoices.heading)} className="grid divide-y divide-border">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="grid gap-1 py-3 text-sm first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="font-medium tabular-nums">{invoice.number}</span>
            <InvoiceStatus status={invoice.status} />
          </div>
          <p className="flex flex-wrap gap-x-3 text-muted">
            <time dateTime={invoice.at}>{date(invoice.at)}</time>
            <span>
              <InvoicePlan tier={invoice.tier} />
            </span>
            <span className="tabular-nums">
              <InvoiceAmount price={invoice.price} />
            </span>
          </p>
          <div className="-ms-3">
            <InvoiceDownload invoice={invoice} files={files} />
          </div>
        </li>
      ))}
    </ul>
  )
}
