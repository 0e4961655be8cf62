import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { useWatch, useFormContext } from 'react-hook-form'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import type { ChatbotValues } from '../form/chatbot-values.ts'
import { useField } from '../form/use-field.ts'
import { regions } from './regions.ts'

const none = 'none'

/** Whose variety of the language is spoken; nothing where a language has one only. */
export function RegionChoice() {
  const { t, i18n } = useTranslation('editor')
  const { control } = useFormContext<ChatbotValues>()
  const language = useWatch({ control, name: 'language' })
  const { value, set } = useField('region')
  const known = regions[language] ?? []
  const offered = value && !known.includes(value) ? [...known, value] : known
  if (offered.length === 0) return null
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  return (
    <SelectField
      label={t(($) => $.field.region)}
      value={value || none}
      onChange={(region) => set(region === none ? '' : region)}
      options={[
        { value: none, label: t(($) => $.anyRegion) },
        ...offered.map((region) => ({ value: region, label: names.of(region) ?? region })),
      ]}
    />
  )
}
