import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#contract/classes.ts'
import { useApi } from '../lib/api.ts'
import { useFormat } from '../lib/format.ts'
import { languageOptions } from '../students/language-options.ts'
import { classesQuery } from '../students/students.api.ts'
import { ComboboxField } from '../ui/combobox-field.tsx'

type ClassLanguageFieldProps = {
  value: string
  onChange: (tag: string) => void
  onBlur: () => void
  ref: Ref<HTMLButtonElement>
  error: string | undefined
}

const none = 'none'

/** The language that is learnt in a class: those of other classes first, then all that have a name. */
export function ClassLanguageField({ value, onChange, onBlur, ref, error }: ClassLanguageFieldProps) {
  const { t, i18n } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  const { languageName } = useFormat()
  const { data: all = [] } = useQuery({
    queryKey: ['language options', i18n.language],
    queryFn: () => languageOptions(i18n.language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: others } = useQuery(classesQuery(useApi(classes)))
  const taught = others?.items.flatMap(({ language }) => language ?? []) ?? []
  const first = [...new Set(value ? [value, ...taught] : taught)]
  return (
    <ComboboxField
      label={t(($) => $.field.language)}
      error={error}
      value={value || null}
      onChange={(tag) => onChange(tag === null || tag === none ? '' : tag)}
      onBlur={onBlur}
      ref={ref}
      options={[
        { value: none, label: t(($) => $.field.noLanguage) },
        ...first.map((tag) => ({ value: tag, label: languageName(tag) })),
        ...all.filter((option) => !first.includes(option.value)),
      ]}
      placeholder={t(($) => $.field.noLanguage)}
      searchLabel={tStudents(($) => $.form.searchLanguages)}
      emptyText={tStudents(($) => $.form.noLanguage)}
    />
  )
}
