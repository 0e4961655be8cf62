import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languages } from '#contract/practice-languages.ts'
import { useApi } from '../../lib/api.ts'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { languagesQuery } from '../chatbots.api.ts'
import { UpgradePrompt } from '../templates/upgrade-prompt.tsx'
import { useLanguageOptions } from '../templates/use-language-options.ts'
import { useField } from './use-field.ts'

/** The language that is practised; says beforehand what switching one more on takes. */
export function LanguageChoice({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('editor')
  const { value, set } = useField('language')
  const { data } = useQuery(languagesQuery(useApi(languages)))
  const { options, standingOf, usedText } = useLanguageOptions(data, value)
  const standing = standingOf(value)
  return (
    <div className="grid content-start gap-2">
      <ComboboxField
        label={t(($) => $.field.language)}
        value={value}
        onChange={(language) => language && set(language)}
        options={options}
        searchLabel={t(($) => $.findLanguage)}
        emptyText={t(($) => $.noLanguage)}
        hint={standing === 'room' ? t(($) => $.slots.switchesOn, { used: usedText }) : undefined}
      />
      {(isFull || standing === 'full') && <UpgradePrompt used={usedText} />}
    </div>
  )
}
