import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billing } from '#contract/billing.ts'
import { useApi } from '../../lib/api/api.ts'
import { useRoom } from '../../lib/use-room.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { Skeletons } from '../../ui/states/skeleton.tsx'
import { invoicesQuery, useInvoiceFile } from '../billing.api.ts'
import { Failed } from '../failed.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { InvoiceRowsOutline } from './invoices-skeleton.tsx'

/** The width of the card, in pixels, from which there is room for a table. */
const steps = [560] as const
/** So many invoices are a year's. */
const shownFirst = 12

/** What was paid, with a document for each. */
export function InvoicesCard() {
  const { t } = useTranslation('billing')
  const id = useId()
  const { room, ref } = useRoom(steps)
  const [isWhole, setIsWhole] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery(useApi(billing)))
  const items = data?.items ?? []
  const shown = isWhole ? items : items.slice(0, shownFirst)
  const { mutate, isPending, variables, error: fault } = useInvoiceFile()
  const files = { save: mutate, pendingId: isPending ? variables.id : null }
  const Look = room === 0 ? InvoiceLines : InvoiceTable
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.invoices.heading)} />
      <div ref={ref} className="grid grid-cols-1 gap-4">
        {error && (
          <Failed
            title={t(($) => $.invoices.loadFailed)}
            error={error}
            pending={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {!data && !error && (
          <Skeletons label={t(($) => $.invoices.loading)}>
            <InvoiceRowsOutline />
          </Skeletons>
        )}
        {variables && (
          <Failed
            title={t(($) => $.invoices.saveFailed)}
            error={fault}
            pending={isPending}
            onRetry={() => mutate(variables)}
          />
        )}
        {data && items.length === 0 && <p className="text-muted">{t(($) => $.invoices.none)}</p>}
        {shown.length > 0 && <Look invoices={shown} files={files} />}
        {shown.length < items.length && (
          <div>
            <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
              {t(($) => $.invoices.all, { count: items.length })}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
