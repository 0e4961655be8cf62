import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Request } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import { factors, Proof } from '#contract/school/factors.ts'
import { hasGoogle } from '../../auth/google/has-google.ts'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { factorsQuery } from '../../factors/factors.api.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { GoogleConfirmation } from './google-confirmation.tsx'

type ConfirmationDialogProps = { open: boolean; onAnswer: (confirmed: boolean) => void }

export function ConfirmationDialog({ open, onAnswer }: ConfirmationDialogProps) {
  return useWords('settings') && <Confirmation open={open} onAnswer={onAnswer} />
}

function Confirmation({ open, onAnswer }: ConfirmationDialogProps) {
  const { t } = useTranslation(['factors', 'auth'])
  const errorText = useErrorText()
  const calls = useApi(factors)
  const { data } = useQuery(factorsQuery(calls))
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const confirm = useMutation({
    mutationFn: (request: Request<typeof factors.confirm>) => calls.confirm(request),
    onSuccess: () => onAnswer(true),
  })
  const passkey = useMutation({
    mutationFn: async () => {
      const { signWithPasskey } = await import('../../lib/passkeys.ts')
      await calls.confirm({ body: { passkey: await signWithPasskey(await calls.confirmOptions()) } })
    },
    onSuccess: () => onAnswer(true),
  })
  // The device's own dialog says why a passkey wasn't used.
  const refusal = confirm.error ?? (passkey.error instanceof ApiError ? passkey.error : null)
  // A code where there is an app; the password only where there is nothing better.
  const asks = data && (data.app ? 'code' : data.passkeys.length === 0 && data.has_password ? 'password' : null)
  const send = () => {
    if (asks === 'password' && text) return confirm.mutate({ body: { password: text } })
    const proof = asks === 'code' ? Proof.safeParse({ code: text }).data : undefined
    if (proof) confirm.mutate({ body: proof })
    else setProblem(asks === 'code' ? t(($) => $.wrong.code) : t(($) => $.wrong.password))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      size="sm"
      title={t(($) => $.confirm.title)}
      description={t(($) => $.confirm.text)}
      closeLabel={t(($) => $.confirm.close)}
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault()
          send()
        },
      }}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t(($) => $.confirm.cancel)}</Button>
          {asks && (
            <Button type="submit" variant="primary" pending={confirm.isPending}>
              {t(($) => $.confirm.submit)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {refusal && (
          <Callout tone="danger" urgent>
            {errorText(refusal)}
          </Callout>
        )}
        {!data && <Spinner />}
        {data && data.passkeys.length > 0 && (
          <Button
            full
            variant={asks ? 'secondary' : 'primary'}
            pending={passkey.isPending}
            pendingLabel={t(($) => $.step.waiting)}
            onClick={() => passkey.mutate()}
          >
            {t(($) => $.step.passkey)}
          </Button>
        )}
        {asks === 'code' && (
          <TextField
            label={t(($) => $.step.code)}
            error={problem}
            value={text}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {asks === 'password' && (
          <PasswordField
            label={t(($) => $.confirm.password)}
            error={problem}
            value={text}
            autoComplete="current-password"
            showLabel={t(($) => $.field.showPassword, { ns: 'auth' })}
            hideLabel={t(($) => $.field.hidePassword, { ns: 'auth' })}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {data &&
          !asks &&
          data.passkeys.length === 0 &&
          (hasGoogle() ? <GoogleConfirmation /> : <p>{t(($) => $.confirm.none)}</p>)}
      </div>
    </Dialog>
  )
}
