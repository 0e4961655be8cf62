import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { languages } from '#contract/school/practice-languages.ts'
import { useApi } from '../lib/api/api.ts'
import { useFormat } from '../lib/words/format.ts'
import { Callout } from '../ui/states/callout.tsx'
import { languagesQuery } from './languages.api.ts'

/** Whether saving takes the plan's last free language. */
export function useIsLastLanguage(language: PracticeLanguage): boolean {
  const { data } = useQuery(languagesQuery(useApi(languages)))
  return data?.limit === 1 && data.used === 0 && data.items.some((item) => item.language === language && !item.on)
}

export function LastLanguageHint({ language }: { language: PracticeLanguage }) {
  const { t } = useTranslation('editor')
  const { languageName } = useFormat()
  return <Callout>{t(($) => $.slots.spends, { language: languageName(language) })}</Callout>
}
