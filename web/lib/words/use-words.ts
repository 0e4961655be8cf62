import { useQuery } from '@tanstack/react-query'
import { useLanguage } from './language-context.tsx'
import type { Bundle } from '../../locales/bundles.ts'

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
