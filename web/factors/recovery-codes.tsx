import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../lib/api/error-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { FactorPart } from './factor-part.tsx'
import { useFactorCall } from './factors.api.ts'

type RecoveryCodesProps = { left: number; onCodes: (codes: readonly string[]) => void }

export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const { t } = useTranslation('factors')
  const toasts = useToasts()
  const errorText = useErrorText()
  const renew = useFactorCall((calls) => calls.renewCodes(), {
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
    onError: (error) => toasts.error(errorText(error)),
  })
  return (
    <FactorPart
      title={t(($) => $.codes.title)}
      text={`${t(($) => $.codes.left, { count: left })}. ${t(($) => $.codes.text)}`}
      action={
        <Button pending={renew.isPending} onClick={() => renew.mutate()}>
          {t(($) => $.codes.renew)}
        </Button>
      }
    />
  )
}
