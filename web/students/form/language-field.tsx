import type { Ref } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { languageOptions } from './language-options.ts'

type LanguageFieldProps = {
  label: string
  noneLabel: string
  likely?: readonly string[]
  value: string
  onChange: (tag: string) => void
  onBlur: () => void
  ref: Ref<HTMLButtonElement>
  error: string | undefined
}

const none = 'none'

export function LanguageField(props: LanguageFieldProps) {
  const { label, noneLabel, likely = [], value, onChange, onBlur, ref, error } = props
  const { t, i18n } = useTranslation('students')
  const { languageName } = useFormat()
  const all = languageOptions(i18n.language)
  const first = [...new Set(value ? [value, ...likely] : likely)]
  return (
    <ComboboxField
      label={label}
      error={error}
      value={value || null}
      onChange={(tag) => onChange(tag === null || tag === none ? '' : tag)}
      onBlur={onBlur}
      ref={ref}
      options={[
        { value: none, label: noneLabel },
        ...first.map((tag) => ({ value: tag, label: languageName(tag) })),
        ...all.filter((option) => !first.includes(option.value)),
      ]}
      placeholder={noneLabel}
      searchLabel={t(($) => $.form.searchLanguages)}
      emptyText={t(($) => $.form.noLanguage)}
    />
  )
}
