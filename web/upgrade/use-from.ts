import { useLocation } from 'react-router'
import type { Tier } from '#contract/plans.ts'
import { remember, rememberedPage } from '../app/navigation/own-path.ts'

const plansPage = '/upgrade'
/** Nobody who has chosen a plan wants to go back to choosing one. */
const except = [`${plansPage}/*`]

/** The page that the school came from, which is remembered through everything about plans; null where there is none. */
export const useFrom = (): string | null => rememberedPage(useLocation().search, except)

/** A page that was remembered elsewhere, if one can come back to it. */
export const knownPage = (from: string | null): string | null => rememberedPage(remember('', from), except)

/** The plans, with the page to come back to. */
export const plansPath = (from: string | null): string => remember(plansPage, from)

/** The rehearsal of a plan, with the page to come back to. */
export const changePath = (to: Tier, from: string | null): string =>
  `${plansPage}/change?${new URLSearchParams({ to, ...(from && { from }) })}`
