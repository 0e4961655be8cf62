import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type Guardian, GuardianFields } from '#contract/people/guardians.ts'
import type { Student } from '#contract/people/students.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { ownName } from '../../lib/words/language-names.ts'
import { nameOf } from '../../people/student-name.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useSetGuardian } from './family.api.ts'

const ofSchool = 'school'
type Choice = (typeof interfaceLanguages)[number] | typeof ofSchool

interface GuardianDialogProps {
  student: Student
  guardian: Guardian | null
  onClose: () => void
}

export function GuardianDialog({ student, guardian, onClose }: GuardianDialogProps) {
  const { t } = useTranslation('student')
  const toasts = useToasts()
  const errorText = useErrorText()
  const [email, setEmail] = useState(guardian?.email ?? '')
  const [language, setLanguage] = useState<Choice>(guardian?.language ?? ofSchool)
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error } = useSetGuardian(student.id)
  const fields = GuardianFields.safeParse({ email, language: language === ofSchool ? null : language })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!fields.success || isPending) return
    mutate(fields.data, {
      onSuccess: (saved) => {
        onClose()
        const isAsked = saved?.email !== guardian?.email
        toasts.success(isAsked ? t(($) => $.family.saved) : t(($) => $.family.savedOnly))
      },
    })
  }
  const options: { value: Choice; label: string; lang?: string }[] = [
    { value: ofSchool, label: t(($) => $.family.school) },
    ...interfaceLanguages.map((tag) => ({ value: tag, label: ownName(tag), lang: tag })),
  ]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t(($) => $.family.dialog, { name: `\u2068${nameOf(student)}\u2069` })}
      description={t(($) => $.family.dialogText)}
      closeLabel={t(($) => $.family.close)}
      size="sm"
      form={{ noValidate: true, onSubmit: submit }}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t(($) => $.family.cancel)}
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t(($) => $.saving)}>
            {t(($) => $.family.save)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={t(($) => $.family.email)}
          type="email"
          dir="ltr"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={isChecked && !fields.success ? t(($) => $.family.wrong) : undefined}
        />
        <SelectField label={t(($) => $.family.language)} value={language} onChange={setLanguage} options={options} />
        {error && (
          <Callout tone="danger" urgent>
            {errorText(error)}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}
