import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { avatarNameLength } from '#contract/teaching/avatars.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { PracticeLanguageField } from '../../languages/practice-language-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { AvatarValues } from './form/avatar-values.ts'
import { FirstSubjects } from './subject/first-subjects.tsx'
import { FormPart } from './form-part.tsx'
import { TalksAbout } from './subject/talks-about.tsx'
import { nameId } from './use-editor.ts'
import type { Subjects } from './subject/use-subjects.ts'

export function Basics({ isFull, subjects }: { isFull: boolean; subjects: Subjects }) {
  const { t } = useTranslation('avatarEditor')
  const { control } = useFormContext<AvatarValues>()
  const language = useController({ control, name: 'language' }).field
  const change = (next: PracticeLanguage) => {
    language.onChange(next)
    subjects.leave(next)
  }
  return (
    <FormPart title={t(($) => $.part.basics)}>
      <NameField />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <PracticeLanguageField value={language.value} onChange={change} isFull={isFull} />
        <TalksAbout subjects={subjects} />
      </div>
      <FirstSubjects subjects={subjects} />
    </FormPart>
  )
}

function NameField() {
  const { t } = useTranslation('editor')
  const { control } = useFormContext<AvatarValues>()
  const { field, fieldState } = useController({ control, name: 'name' })
  const problem = problemOf(fieldState.error?.type)
  return (
    <TextField
      {...field}
      id={nameId}
      label={t(($) => $.field.name)}
      error={problem && t(($) => $.wrong[problem], { max: avatarNameLength })}
      aria-required
      autoComplete="off"
      dir="auto"
    />
  )
}

function problemOf(code: string | undefined) {
  if (!code) return undefined
  if (code === 'too_small') return 'missing'
  if (code === 'too_big') return 'long'
  return code === 'refused' ? 'refused' : 'characters'
}
