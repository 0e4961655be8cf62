import { type FieldErrors, useFormState } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { classesPerStudent, studentLengths } from '#contract/people/students.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type StudentField, type StudentForm, studentForm } from './student.form.ts'

export function useProblemText(errors: FieldErrors) {
  const { t } = useTranslation('students')
  return (field: StudentField): string | undefined => {
    const problem = studentForm.problemOf(errors, field)
    if (!problem) return undefined
    const max = field in studentLengths ? Reflect.get(studentLengths, field) : classesPerStudent
    return t(($) => $.wrong[problem], { max })
  }
}

/** `locked` for a teacher, who changes level and notes only. */
export function MainFields({ form: { register, control }, locked = false }: { form: StudentForm; locked?: boolean }) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const { errors } = useFormState({ control })
  const problemText = useProblemText(errors)
  return (
    <fieldset disabled={locked} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t(($) => $.field.first_name)}
          aside={tCommon(($) => $.required)}
          error={problemText('first_name')}
          autoComplete="off"
          dir="auto"
          aria-required
          {...register('first_name')}
        />
        <TextField
          label={t(($) => $.field.last_name)}
          error={problemText('last_name')}
          autoComplete="off"
          dir="auto"
          {...register('last_name')}
        />
      </div>
      <TextField
        label={t(($) => $.field.email)}
        error={problemText('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email')}
      />
    </fieldset>
  )
}
