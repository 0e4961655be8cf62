import { Controller, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { levels } from '#contract/languages.ts'
import { studentLengths } from '#contract/students.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ClassLanguageField } from './class-language-field.tsx'
import { type Field, problems } from './class-values.ts'
import type { ClassForm } from './use-class-form.ts'

/** What a class is called, and what is learnt in it. */
export function ClassFields({ form: { register, control } }: { form: ClassForm }) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  const { errors } = useFormState({ control })
  const problemText = (field: Field) => {
    const problem = problems.find((known) => known === errors[field]?.type)
    return problem && t(($) => $.wrong[problem], { max: studentLengths.class_name })
  }
  return (
    <>
      <TextField
        label={t(($) => $.field.name)}
        aside={tStudents(($) => $.form.required)}
        placeholder={t(($) => $.field.example)}
        error={problemText('name')}
        autoComplete="off"
        dir="auto"
        aria-required
        {...register('name')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[3fr_2fr]">
        <Controller
          control={control}
          name="language"
          render={({ field }) => <ClassLanguageField {...field} error={problemText('language')} />}
        />
        <Controller
          control={control}
          name="level"
          render={({ field: { value, onChange, onBlur, ref, name } }) => (
            <SelectField
              label={t(($) => $.field.level)}
              error={problemText('level')}
              value={value || null}
              placeholder={tStudents(($) => $.form.noLevel)}
              onChange={(level) => onChange(level === 'none' ? '' : level)}
              onBlur={onBlur}
              ref={ref}
              name={name}
              options={[
                { value: 'none', label: tStudents(($) => $.form.noLevel) },
                ...levels.map((level) => ({ value: level, label: level })),
              ]}
            />
          )}
        />
      </div>
    </>
  )
}
