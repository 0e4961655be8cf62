import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Session } from '#contract/school/sessions.ts'

export function useSessionName(): (session: Session) => string {
  const { t } = useTranslation('sessions')
  return ({ browser, system }) => {
    if (browser && system) return t(($) => $.on, { browser, system })
    return browser ?? system ?? t(($) => $.unknown)
  }
}
