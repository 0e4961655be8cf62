import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { billing } from '#contract/billing/billing.ts'
import { useApi } from '../../lib/api/api.ts'
import { useBreakpoint } from '../../lib/use-breakpoint.ts'
import { focusEndOf } from '../../lists/keep-focus.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { Skeletons } from '../../ui/states/skeleton.tsx'
import { invoicesQuery, useInvoiceFile } from '../billing.api.ts'
import { BillingLoadError } from '../billing-load-error.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { InvoiceRowsSkeleton } from './invoices-skeleton.tsx'

/** The card's width in pixels from which the table fits. */
const breakpoints = [560] as const
/** One year. */
const initialCount = 12

export function InvoicesCard() {
  const { t } = useTranslation('billing')
  const id = useId()
  const { breakpoint, ref } = useBreakpoint(breakpoints)
  const [isWhole, setIsWhole] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery(useApi(billing)))
  const items = data?.items ?? []
  const shown = isWhole ? items : items.slice(0, initialCount)
  const { mutate, isPending, variables, error: fault } = useInvoiceFile()
  const files = { save: mutate, pendingId: isPending ? variables.id : null }
  const List = breakpoint === 0 ? InvoiceLines : InvoiceTable
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.invoices.heading)} />
      <div ref={ref} className="grid grid-cols-1 gap-4">
        {error && (
          <BillingLoadError
            title={t(($) => $.invoices.loadFailed)}
            error={error}
            pending={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {!data && !error && (
          <Skeletons label={t(($) => $.invoices.loading)}>
            <InvoiceRowsSkeleton />
          </Skeletons>
        )}
        {variables && (
          <BillingLoadError
            title={t(($) => $.invoices.saveFailed)}
            error={fault}
            pending={isPending}
            onRetry={() => mutate(variables)}
          />
        )}
        {data && items.length === 0 && <p className="text-muted">{t(($) => $.invoices.none)}</p>}
        {shown.length > 0 && <List invoices={shown} files={files} />}
        {shown.length < items.length && (
          <div>
            <Button
              size="sm"
              variant="ghost"
              onClick={({ currentTarget }) => {
                focusEndOf(currentTarget.parentElement?.previousElementSibling)
                setIsWhole(true)
              }}
            >
              {t(($) => $.invoices.all, { count: items.length })}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
