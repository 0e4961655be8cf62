import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PracticeLanguage } from '#contract/languages.ts'
import { languages } from '#contract/practice-languages.ts'
import { useApi } from '../lib/api/api.ts'
import { useFormat } from '../lib/words/format.ts'
import { Callout } from '../ui/states/callout.tsx'
import { languagesQuery } from './languages.api.ts'

/** Whether saving something in this language takes the one language of a plan. */
export function useIsLastLanguage(language: PracticeLanguage): boolean {
  const { data } = useQuery(languagesQuery(useApi(languages)))
  return data?.limit === 1 && data.used === 0 && data.items.some((item) => item.language === language && !item.on)
}

/** Says beforehand that saving takes the one language of the plan. */
export function LastLanguageHint({ language }: { language: PracticeLanguage }) {
  const { t } = useTranslation('editor')
  const { languageName } = useFormat()
  return <Callout>{t(($) => $.slots.spends, { language: languageName(language) })}</Callout>
}
