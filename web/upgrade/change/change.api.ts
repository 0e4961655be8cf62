import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { billing } from '#contract/billing/billing.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { students } from '#contract/people/students.ts'
import { useApi } from '../../lib/api/api.ts'
import type { StudentPage } from '../../people/list-cache.ts'
import { nameOf } from '../../people/student-name.ts'
import { studentsQuery } from '../../people/students.api.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { freshKey, useApplyUser } from '../upgrade.api.ts'
import { usePlanMutation } from '../use-plan-mutation.ts'

export interface Decision {
  tier: Tier
  accept?: boolean
  kept?: string[]
  leaving?: number
}

/** Last practice first, then by name; the largest plan fits on one page. */
export const useActiveStudents = () =>
  useQuery({
    ...studentsQuery(useApi(students), { status: 'active', page: 1, page_size: 500, sort: '-last_practised_at' }),
    select: byLastPractice,
  })

const { compare } = new Intl.Collator(undefined, { numeric: true })

function byLastPractice({ items, ...rest }: StudentPage): StudentPage {
  const never = items.filter(({ last_practised_at: at }) => at === null)
  return {
    ...rest,
    items: [
      ...items.filter(({ last_practised_at: at }) => at !== null),
      ...never.toSorted((one, other) => compare(nameOf(one), nameOf(other))),
    ],
  }
}

export function useDecide(before: Tier | null) {
  const { t } = useTranslation('planChange')
  const { t: tPlan } = useTranslation('upgrade')
  const { change } = useApi(billing)
  const client = useQueryClient()
  const takeUser = useApplyUser()
  const toasts = useToasts()
  const tell = ({ tier, leaving = 0 }: Decision) => {
    const inactivated = t(($) => $.inactivated, { count: leaving })
    if (tier === before) return toasts.success(inactivated)
    const changed = tPlan(($) => $.changed, { tier: tPlan(($) => $.tier[tier]) })
    return toasts.success(changed, leaving > 0 ? { description: inactivated } : {})
  }
  return usePlanMutation({
    mutationFn: ({ tier, accept, kept }: Decision) =>
      change(
        { body: { tier, ...(accept && { accept }), ...(kept && { keep_active: kept }) } },
        { idempotencyKey: freshKey() },
      ),
    onSuccess: ({ user }, decision) => {
      tell(decision)
      // Not awaited: the page is left, and refetched data would change it meanwhile.
      void takeUser(user)
    },
    onError: () => refetchStudents(client),
  })
}

const refetchStudents = (client: QueryClient) => {
  for (const queryKey of [['billing'], ['students']]) void client.invalidateQueries({ queryKey })
}
