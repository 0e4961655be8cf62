import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Class, classes, NewClass } from '#contract/people/classes.ts'
import { studentLengths } from '#contract/people/students.ts'
import { contractForm, type FormValues } from '../forms/contract-form.ts'
import { useApi } from '../lib/api/api.ts'
import { classesQuery } from '../people/classes.api.ts'
import { LanguageField } from '../students/form/language-field.tsx'
import { LevelField } from '../students/form/level-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

const problems = ['missing', 'long', 'characters', 'taken', 'refused'] as const

export const classForm = contractForm<Class, NewClass, (typeof problems)[number]>({
  schema: NewClass,
  problems,
  issues: { too_small: 'missing', too_big: 'long', invalid_format: 'characters' },
  refusals: { name_taken: ['name', 'taken'] },
})
export type ClassForm = UseFormReturn<FormValues<NewClass>, unknown, NewClass>

export function ClassFields({ form: { register, control } }: { form: ClassForm }) {
  const { t } = useTranslation('classes')
  const { t: tCommon } = useTranslation('common')
  const { errors } = useFormState({ control })
  const { data: others } = useQuery(classesQuery(useApi(classes)))
  const taught = others?.items.flatMap(({ language }) => language ?? []) ?? []
  const problemText = (field: keyof NewClass) => {
    const problem = classForm.problemOf(errors, field)
    return problem && t(($) => $.wrong[problem], { max: studentLengths.class_name })
  }
  return (
    <>
      <TextField
        label={t(($) => $.field.name)}
        aside={tCommon(($) => $.required)}
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
          render={({ field }) => (
            <LanguageField
              {...field}
              label={t(($) => $.field.language)}
              noneLabel={t(($) => $.field.noLanguage)}
              likely={taught}
              error={problemText('language')}
            />
          )}
        />
        <LevelField control={control} name="level" error={problemText('level')} />
      </div>
    </>
  )
}
