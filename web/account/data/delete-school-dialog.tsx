import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { oneLine } from '#contract/values/text.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useDeleteSchool } from '../account.api.ts'

type DeleteSchoolDialogProps = { school: string; asksPassword: boolean; open: boolean; onClose: () => void }

export function DeleteSchoolDialog({ school, asksPassword, open, onClose }: DeleteSchoolDialogProps) {
  const { t } = useTranslation('account')
  const { t: tApp } = useTranslation('app')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error, reset } = useDeleteSchool()
  const code = error instanceof ApiError ? error.code : null
  const isOtherName = oneLine(name) !== school || code === 'invalid_input'

  const close = () => {
    if (isPending) return
    setName('')
    setPassword('')
    setIsChecked(false)
    reset()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (oneLine(name) !== school || (asksPassword && !password) || isPending) return
    mutate({ school_name: name, ...(asksPassword && { password }) })
  }
  const passwordProblem = () => {
    if (isChecked && !password) return t(($) => $.password.missing)
    return code === 'wrong_password' ? errorText(error) : undefined
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(($) => $.deleting.title, { school })}
      description={t(($) => $.deleting.text)}
      closeLabel={tApp(($) => $.close)}
      size="sm"
      form={{ noValidate: true, onSubmit: submit }}
      footer={
        <>
          <Button onClick={close}>{t(($) => $.deleting.keep)}</Button>
          <Button type="submit" variant="danger" pending={isPending} pendingLabel={t(($) => $.deleting.pending)}>
            {t(($) => $.deleting.confirm)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={t(($) => $.deleting.name, { school })}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
          dir="auto"
          error={isChecked && isOtherName ? t(($) => $.deleting.nameWrong) : undefined}
        />
        {asksPassword && (
          <PasswordField
            label={t(($) => $.password.label)}
            showLabel={t(($) => $.password.show)}
            hideLabel={t(($) => $.password.hide)}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={passwordProblem()}
          />
        )}
        {error && code !== 'wrong_password' && code !== 'invalid_input' && (
          <Callout tone="danger" urgent>
            {errorText(error)}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}
