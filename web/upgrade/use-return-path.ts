import { useLocation } from 'react-router'
import type { Tier } from '#contract/billing/plans.ts'
import { withReturnPath, returnPathFrom } from '../app/navigation/return-path.ts'

const plansPage = '/upgrade'
/** Plan pages are no return targets. */
const excludedPaths = [`${plansPage}/*`]

/** Passed on through all plan pages; null if there is none. */
export const useReturnPath = (): string | null => returnPathFrom(useLocation().search, excludedPaths)

export const validReturnPath = (from: string | null): string | null =>
  returnPathFrom(withReturnPath('', from), excludedPaths)

export const plansPath = (from: string | null): string => withReturnPath(plansPage, from)

export const changePath = (to: Tier, from: string | null): string =>
  `${plansPage}/change?${new URLSearchParams({ to, ...(from && { from }) })}`
