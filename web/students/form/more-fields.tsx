import { useQuery } from '@tanstack/react-query'
import { Controller, useFormState } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { classes } from '#contract/people/classes.ts'
import { useApi } from '../../lib/api/api.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ClassBoxes } from './class-boxes.tsx'
import { LanguageField } from './language-field.tsx'
import { LevelField } from './level-field.tsx'
import { useProblemText } from './student-fields.tsx'
import { classesQuery } from '../../people/classes.api.ts'
import type { StudentForm } from './student.form.ts'

export function MoreFields({ form: { register, control }, locked = false }: { form: StudentForm; locked?: boolean }) {
  const { t } = useTranslation('students')
  const { errors } = useFormState({ control })
  const problemText = useProblemText(errors)
  const { data } = useQuery(classesQuery(useApi(classes)))
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t(($) => $.field.student_number)}
          error={problemText('student_number')}
          autoComplete="off"
          disabled={locked}
          {...register('student_number')}
        />
        <LevelField control={control} name="level" error={problemText('level')} />
      </div>
      {!locked && (
        <Controller
          control={control}
          name="native_language"
          render={({ field }) => (
            <LanguageField
              {...field}
              label={t(($) => $.field.native_language)}
              noneLabel={t(($) => $.form.languageUnknown)}
              error={problemText('native_language')}
            />
          )}
        />
      )}
      {!locked && data && data.items.length > 0 && (
        <Controller
          control={control}
          name="class_ids"
          render={({ field: { value, onChange } }) => (
            <ClassBoxes classes={data.items} value={value} onChange={onChange} error={problemText('class_ids')} />
          )}
        />
      )}
      <TextArea
        label={t(($) => $.field.notes)}
        hint={t(($) => $.form.notesHint)}
        error={problemText('notes')}
        rows={3}
        dir="auto"
        {...register('notes')}
      />
    </div>
  )
}
