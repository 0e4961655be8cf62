import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { languages } from '#contract/school/practice-languages.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'
import { useLanguageOptions } from './use-language-options.ts'
import { useApi } from '../lib/api/api.ts'
import { ComboboxField } from '../ui/fields/combobox-field.tsx'
import { languagesQuery } from './languages.api.ts'

type PracticeLanguageFieldProps = {
  value: PracticeLanguage
  onChange: (language: PracticeLanguage) => void
  isFull: boolean
}

export function PracticeLanguageField({ value, onChange, isFull }: PracticeLanguageFieldProps) {
  const { t } = useTranslation('editor')
  const { data } = useQuery(languagesQuery(useApi(languages)))
  const { options, limit, availabilityOf, usedText } = useLanguageOptions(data, value)
  const availability = availabilityOf(value)
  return (
    <div className="grid content-start gap-2">
      <ComboboxField
        label={t(($) => $.field.language)}
        value={value}
        onChange={(language) => language && onChange(language)}
        options={options}
        searchLabel={t(($) => $.findLanguage)}
        emptyText={t(($) => $.noLanguage)}
        hint={availability === 'available' ? t(($) => $.slots.switchesOn, { used: usedText }) : undefined}
      />
      {(isFull || availability === 'full') && <UpgradePrompt used={usedText} limit={limit} />}
    </div>
  )
}
