import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { ComboboxField } from '../ui/combobox-field.tsx'
import { languageOptions } from './language-options.ts'

type LanguageFieldProps = {
  value: string
  onChange: (tag: string) => void
  onBlur: () => void
  ref: Ref<HTMLButtonElement>
  error: string | undefined
}

const notKnown = 'unknown'

/** A student's native language, one of all that have a name. */
export function LanguageField({ value, onChange, onBlur, ref, error }: LanguageFieldProps) {
  const { t, i18n } = useTranslation('students')
  const { languageName } = useFormat()
  const { data = [] } = useQuery({
    queryKey: ['language options', i18n.language],
    queryFn: () => languageOptions(i18n.language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const listed = data.filter((option) => option.value !== value)
  return (
    <ComboboxField
      label={t(($) => $.field.native_language)}
      error={error}
      value={value || null}
      onChange={(tag) => onChange(tag === null || tag === notKnown ? '' : tag)}
      onBlur={onBlur}
      ref={ref}
      options={[
        { value: notKnown, label: t(($) => $.form.languageUnknown) },
        ...(value ? [{ value, label: languageName(value) }] : []),
        ...listed,
      ]}
      placeholder={t(($) => $.form.languageUnknown)}
      searchLabel={t(($) => $.form.searchLanguages)}
      emptyText={t(($) => $.form.noLanguage)}
    />
  )
}
