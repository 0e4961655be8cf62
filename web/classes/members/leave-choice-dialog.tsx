import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

type LeaveChoiceDialogProps = { isAsking: boolean; stay: () => void; leave: () => void }

export function LeaveChoiceDialog({ isAsking, stay, leave }: LeaveChoiceDialogProps) {
  const { t } = useTranslation('classes')
  const { t: tCommon } = useTranslation('common')
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      closeLabel={tCommon(($) => $.close)}
      title={t(($) => $.leaving.title)}
      description={t(($) => $.leaving.text)}
      confirmLabel={tCommon(($) => $.unsaved.discard)}
      cancelLabel={t(($) => $.leaving.stay)}
      onConfirm={leave}
    />
  )
}
