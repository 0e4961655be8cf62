import { useLocation } from 'react-router'
import type { Tier } from '#contract/plans.ts'
import { withReturnPath, returnPathFrom } from '../app/navigation/return-path.ts'

const plansPage = '/upgrade'
/** Nobody who has chosen a plan wants to go back to choosing one. */
const excludedPaths = [`${plansPage}/*`]

/** The page that the school came from, which is remembered through everything about plans; null where there is none. */
export const useReturnPath = (): string | null => returnPathFrom(useLocation().search, excludedPaths)

/** A page that was remembered elsewhere, if one can come back to it. */
export const validReturnPath = (from: string | null): string | null =>
  returnPathFrom(withReturnPath('', from), excludedPaths)

/** The plans, with the page to come back to. */
export const plansPath = (from: string | null): string => withReturnPath(plansPage, from)

/** The rehearsal of a plan, with the page to come back to. */
export const changePath = (to: Tier, from: string | null): string =>
  `${plansPage}/change?${new URLSearchParams({ to, ...(from && { from }) })}`
