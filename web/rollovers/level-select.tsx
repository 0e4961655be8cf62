import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { levels } from '#contract/values/languages.ts'
import { SelectField } from '../ui/fields/select-field.tsx'

type Level = (typeof levels)[number] | null
const isLevel = (value: string): value is (typeof levels)[number] => levels.some((level) => level === value)

export function LevelSelect({ value, onChange }: { value: Level; onChange: (level: Level) => void }) {
  const { t } = useTranslation('students')
  return (
    <SelectField
      label={t(($) => $.field.level)}
      value={value ?? 'none'}
      onChange={(level) => onChange(isLevel(level) ? level : null)}
      options={[
        { value: 'none', label: t(($) => $.form.noLevel) },
        ...levels.map((level) => ({ value: level, label: level })),
      ]}
    />
  )
}
