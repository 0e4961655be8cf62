import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLanguage } from '../../lib/words/language-context.tsx'

/** Fetches this folder's words on pages outside the guard. */
export function useGoogleWords(): boolean {
  const { i18n } = useTranslation()
  const { need } = useLanguage()
  const [isHere, setIsHere] = useState(() => i18n.hasResourceBundle(i18n.language, 'google'))
  useEffect(() => {
    if (isHere) return
    need('settings').then(
      () => setIsHere(true),
      () => undefined,
    )
  }, [isHere, need])
  return isHere
}
