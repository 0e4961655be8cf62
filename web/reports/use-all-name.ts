import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useIsAtLeast } from '../app/session/use-may.ts'

/** What a report of no class or student covers, as the signed-in member says it. */
export function useAllName(): string {
  const { t } = useTranslation('reports')
  return useIsAtLeast('coordinator') ? t(($) => $.school) : t(($) => $.ownClasses)
}
