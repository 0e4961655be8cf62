import { useQuery } from '@tanstack/react-query'
import { useLanguage } from './language-context.tsx'
import type { Bundle } from '../../locales/bundles.ts'

/** Fetches what a part of a page says, where the page itself has not; says whether it is there. */
export function useWords(bundle: Bundle, isWanted = true): boolean {
  const { need } = useLanguage()
  const { data } = useQuery({
    queryKey: ['words', bundle],
    queryFn: () => need(bundle).then(() => true),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data === true
}
