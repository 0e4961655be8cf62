import { useQuery } from '@tanstack/react-query'
import { fetchWithRetry } from '../lazy-component.ts'
import { useLanguage } from './language-context.tsx'
import type { Bundle } from '../../locales/bundles.ts'

export function useWords(bundle: Bundle, isWanted = true, how?: 'quietly'): boolean {
  const { need } = useLanguage()
  const { data } = useQuery({
    queryKey: ['words', bundle],
    queryFn: () => fetchWithRetry(() => need(bundle), how).then(() => true),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data === true
}
