import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/words/language-context.tsx'

/** Says whether the words of this folder are here; on the pages that anybody may see, this fetches them. */
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
