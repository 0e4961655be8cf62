import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'

type PasswordDialogProps = {
  onClose: () => void
  onPassword: (password: string) => void
  pending: boolean
  refusal: string | undefined
}

export function PasswordDialog({ onClose, onPassword, pending, refusal }: PasswordDialogProps) {
  const { t } = useTranslation('account')
  const { t: tApp } = useTranslation('app')
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(password === '')
    if (password && !pending) onPassword(password)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !pending && onClose()}
      title={t(($) => $.password.title)}
      description={t(($) => $.password.text)}
      closeLabel={tApp(($) => $.close)}
      size="sm"
      form={{ noValidate: true, onSubmit: submit }}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.password.cancel)}</Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel={t(($) => $.saving)}>
            {t(($) => $.password.submit)}
          </Button>
        </>
      }
    >
      <PasswordField
        label={t(($) => $.password.label)}
        showLabel={t(($) => $.password.show)}
        hideLabel={t(($) => $.password.hide)}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isMissing && !password ? t(($) => $.password.missing) : refusal}
      />
    </Dialog>
  )
}
