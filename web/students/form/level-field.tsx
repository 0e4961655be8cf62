import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { levels } from '#contract/values/languages.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'

type LevelFieldProps<Values extends FieldValues, Parsed> = {
  control: Control<Values, unknown, Parsed>
  name: FieldPath<Values>
  error: string | undefined
}

export function LevelField<Values extends FieldValues, Parsed>(props: LevelFieldProps<Values, Parsed>) {
  const { control, name: path, error } = props
  const { t } = useTranslation('students')
  return (
    <Controller
      control={control}
      name={path}
      render={({ field: { value, onChange, onBlur, ref, name } }) => (
        <SelectField
          label={t(($) => $.field.level)}
          error={error}
          value={value || null}
          placeholder={t(($) => $.form.noLevel)}
          onChange={(level) => onChange(level === 'none' ? '' : level)}
          onBlur={onBlur}
          ref={ref}
          name={name}
          options={[
            { value: 'none', label: t(($) => $.form.noLevel) },
            ...levels.map((level) => ({ value: level, label: level })),
          ]}
        />
      )}
    />
  )
}
