import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { billing } from '#contract/billing/billing.ts'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { invoicesQuery } from '../billing.api.ts'

export function OwedNotice() {
  const { t } = useTranslation('billing')
  const { t: tPlans } = useTranslation('upgrade')
  const { date } = useFormat()
  const { data } = useQuery(invoicesQuery(useApi(billing)))
  const open = data?.items.find(({ status }) => status === 'open')
  return (
    <Callout tone="danger" title={t(($) => $.owed.title)}>
      {open?.tier &&
        `${t(($) => $.owed.what, { plan: tPlans(($) => $.tier[open.tier ?? 'starter']), date: date(open.at), number: open.number })} `}
      {t(($) => $.owed.how)}
    </Callout>
  )
}
