import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Cell, Table, TableBody, TableRow } from '../../ui/lists/table.tsx'
import { HeadCell, TableHead } from '../../ui/lists/table-head.tsx'
import { InvoiceAmount, InvoiceDownload, type InvoiceListProps, InvoicePlan, InvoiceStatus } from './invoice-parts.tsx'

export function InvoiceTable({ invoices, files }: InvoiceListProps) {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  return (
    // Compensates the padding of the outer cells.
    <div className="-mx-4 -my-2 overflow-x-auto">
      <Table label={t(($) => $.invoices.heading)}>
        <TableHead>
          <HeadCell>{t(($) => $.invoices.number)}</HeadCell>
          <HeadCell>{t(($) => $.invoices.date)}</HeadCell>
          <HeadCell>{t(($) => $.invoices.plan)}</HeadCell>
          <HeadCell align="end">{t(($) => $.invoices.amount)}</HeadCell>
          <HeadCell>{t(($) => $.invoices.statusColumn)}</HeadCell>
          <HeadCell hidden>{t(($) => $.invoices.document)}</HeadCell>
        </TableHead>
        <TableBody>
          {invoices.map((invoice) => (
            <TableRow key={invoice.id}>
              <Cell>
                <span className="whitespace-nowrap tabular-nums">{invoice.number}</span>
              </Cell>
              <Cell quiet>
                <time dateTime={invoice.at} className="whitespace-nowrap tabular-nums">
                  {date(invoice.at)}
                </time>
              </Cell>
              <Cell quiet>
                <InvoicePlan tier={invoice.tier} />
              </Cell>
              <Cell align="end">
                <span className="whitespace-nowrap">
                  <InvoiceAmount price={invoice.price} />
                </span>
              </Cell>
              <Cell>
                <InvoiceStatus status={invoice.status} />
              </Cell>
              <Cell narrow align="end">
                <InvoiceDownload invoice={invoice} files={files} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
