import { useQuery } from '@tanstack/react-query'
import { Controller, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { classes, type NewClass } from '#contract/classes.ts'
import { studentLengths } from '#contract/students.ts'
import { useApi } from '../lib/api/api.ts'
import { LanguageField } from '../students/form/language-field.tsx'
import { LevelField } from '../students/form/level-field.tsx'
import { classesQuery } from '../people/classes.api.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { type ClassForm, classForm } from './class.form.ts'

/** What a class is called, and what is learnt in it. */
export function ClassFields({ form: { register, control } }: { form: ClassForm }) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
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
