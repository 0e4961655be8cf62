import { Fingerprint, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { type Passkey, passkeyNameLength } from '#contract/school/factors.ts'
import { line } from '#contract/values/text.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { createPasskey, supportsPasskeys } from '../lib/passkeys.ts'
import { useFormat } from '../lib/words/format.ts'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { FactorPart } from './factor-part.tsx'
import { useFactorCall } from './factors.api.ts'
import { RemoveDialog } from './remove-dialog.tsx'

const nameSchema = line(passkeyNameLength)

type PasskeyFactorsProps = {
  passkeys: readonly Passkey[]
  canAdd: boolean
  onCodes: (codes: readonly string[]) => void
}

export function PasskeyFactors({ passkeys, canAdd, onCodes }: PasskeyFactorsProps) {
  const { t } = useTranslation('factors')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { date } = useFormat()
  const [isNaming, setIsNaming] = useState(false)
  const [asked, setAsked] = useState<Passkey | null>(null)
  const remove = useFactorCall((calls, id: string) => calls.removePasskey({ params: { id } }), {
    onError: (error) => toasts.error(errorText(error)),
    onSuccess: () => toasts.success(t(($) => $.done.passkeyOff)),
  })
  return (
    <FactorPart
      title={t(($) => $.passkeys.title)}
      text={
        !canAdd
          ? t(($) => $.passkeys.needsName)
          : supportsPasskeys()
            ? t(($) => $.passkeys.text)
            : t(($) => $.passkeys.unsupported)
      }
      action={
        canAdd &&
        supportsPasskeys() &&
        !isNaming && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setIsNaming(true)}>
            {t(($) => $.passkeys.add)}
          </Button>
        )
      }
    >
      {isNaming && (
        <NewPasskey
          onDone={(codes) => {
            setIsNaming(false)
            onCodes(codes)
            toasts.success(t(($) => $.done.passkeyOn))
          }}
        />
      )}
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-border rounded-md border border-border">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 px-3 py-2">
              <Fingerprint className="size-5 shrink-0 text-muted" aria-hidden="true" />
              <span className="grid min-w-0 flex-1">
                <span className="font-medium wrap-anywhere" dir="auto">
                  {passkey.name}
                </span>
                <span className="text-sm text-muted">
                  {t(($) => $.passkeys.added, { date: date(passkey.created_at) })}
                  {' · '}
                  {passkey.last_used_at
                    ? t(($) => $.passkeys.used, { date: date(passkey.last_used_at) })
                    : t(($) => $.passkeys.never)}
                </span>
              </span>
              <IconButton
                size="sm"
                label={t(($) => $.passkeys.remove, { name: passkey.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => setAsked(passkey)}
              />
            </li>
          ))}
        </ul>
      )}
      <RemoveDialog
        open={asked !== null}
        title={t(($) => $.asking.passkey, { name: asked?.name ?? '' })}
        text={t(($) => $.asking.passkeyText)}
        onClose={() => setAsked(null)}
        onRemove={() => asked && remove.mutate(asked.id)}
      />
    </FactorPart>
  )
}

function NewPasskey({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('factors')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = useFactorCall(
    async (calls, wanted: string) => {
      const response = await createPasskey(await calls.beginPasskey())
      return calls.addPasskey({ body: { name: wanted, response } })
    },
    {
      onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
      onError: (error) => setProblem(error instanceof ApiError ? errorText(error) : t(($) => $.passkeys.failed)),
    },
  )
  const send = () => {
    if (add.isPending) return undefined
    const wanted = nameSchema.safeParse(name).data
    if (!wanted) return setProblem(t(($) => $.wrong.name))
    setProblem(undefined)
    add.mutate(wanted)
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="min-w-56 flex-1">
        <TextField
          label={t(($) => $.passkeys.name)}
          placeholder={t(($) => $.passkeys.namePlaceholder)}
          error={problem}
          value={name}
          dir="auto"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" variant="primary" pending={add.isPending} pendingLabel={t(($) => $.passkeys.adding)}>
        {t(($) => $.passkeys.add)}
      </Button>
    </form>
  )
}
