import { useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Proof } from '#contract/school/factors.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { QrCode } from '../charts/qr-code.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { FactorPart } from './factor-part.tsx'
import { useFactorCall } from './factors.api.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type AppFactorProps = { isOn: boolean; onCodes: (codes: readonly string[]) => void }

export function AppFactor({ isOn, onCodes }: AppFactorProps) {
  const { t } = useTranslation('factors')
  const toasts = useToasts()
  const errorText = useErrorText()
  const onError = (error: Error) => {
    toasts.error(errorText(error))
  }
  const [isAsking, setIsAsking] = useState(false)
  const begin = useFactorCall((calls) => calls.beginApp(), { onError })
  const remove = useFactorCall((calls) => calls.removeApp(), {
    onError,
    onSuccess: () => toasts.success(t(($) => $.done.appOff)),
  })
  return (
    <FactorPart
      title={t(($) => $.app.title)}
      text={isOn ? t(($) => $.app.on) : t(($) => $.app.off)}
      action={
        isOn ? (
          <Button pending={remove.isPending} onClick={() => setIsAsking(true)}>
            {t(($) => $.app.remove)}
          </Button>
        ) : (
          !begin.data && (
            <Button pending={begin.isPending} onClick={() => begin.mutate()}>
              {t(($) => $.app.setUp)}
            </Button>
          )
        )
      }
    >
      {!isOn && begin.data && (
        <Pairing
          {...begin.data}
          onDone={(codes) => {
            begin.reset()
            onCodes(codes)
            toasts.success(t(($) => $.done.appOn))
          }}
        />
      )}
      <RemoveDialog
        open={isAsking}
        title={t(($) => $.asking.app)}
        text={t(($) => $.asking.appText)}
        onClose={() => setIsAsking(false)}
        onRemove={() => remove.mutate()}
      />
    </FactorPart>
  )
}

type PairingProps = { secret: string; uri: string; onDone: (codes: readonly string[]) => void }

function Pairing({ secret, uri, onDone }: PairingProps) {
  const { t } = useTranslation('factors')
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const confirm = useFactorCall((calls, body: { code: string }) => calls.confirmApp({ body }), {
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
    onError: (error) => setProblem(errorText(error)),
  })
  const send = () => {
    if (confirm.isPending) return undefined
    const proof = Proof.safeParse({ code }).data
    if (!proof || !('code' in proof)) return setProblem(t(($) => $.wrong.code))
    confirm.mutate(proof)
  }
  return (
    <form
      noValidate
      className="flex flex-wrap gap-5 rounded-md border border-border bg-surface-raised p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="size-40 shrink-0 rounded-sm bg-white p-2">
        <QrCode text={uri} label={t(($) => $.app.scan)} />
      </div>
      <div className="grid min-w-56 flex-1 content-start gap-3">
        <p className="text-sm font-medium">{t(($) => $.app.scan)}</p>
        <p className="grid gap-1 text-sm text-muted">
          {t(($) => $.app.orType)}
          <code className="font-mono break-all text-text select-all" dir="ltr">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
        <TextField
          label={t(($) => $.app.code)}
          error={problem}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          onChange={(event) => setCode(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" pending={confirm.isPending} pendingLabel={t(($) => $.app.confirming)}>
            {t(($) => $.app.confirm)}
          </Button>
        </div>
      </div>
    </form>
  )
}
