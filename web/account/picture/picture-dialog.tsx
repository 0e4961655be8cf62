import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ProgressBar } from '../../ui/states/progress-bar.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import type { PictureKind } from '../account.api.ts'
import { CropArea } from './crop-area.tsx'
import { useCrop } from './use-crop.ts'
import { usePictureUpload } from './use-picture-upload.ts'

type PictureDialogProps = { kind: PictureKind; source: string; open: boolean; onClose: () => void }

export function PictureDialog({ kind, source, open, onClose }: PictureDialogProps) {
  const { t, i18n } = useTranslation('account')
  const { t: tApp } = useTranslation('app')
  const toasts = useToasts()
  const errorText = useErrorText()
  const crop = useCrop(kind === 'logo')
  const { send, cancel, share, isPending, error } = usePictureUpload(kind)
  const done = () => {
    toasts.success(t(($) => $.image[kind].done))
    onClose()
  }
  const close = () => {
    cancel()
    onClose()
  }
  const isSent = share >= 1
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(($) => $.image[kind].crop)}
      description={t(($) => $.image[kind].cropText)}
      closeLabel={tApp(($) => $.close)}
      size="sm"
      footer={
        <>
          <Button onClick={isPending ? cancel : close}>{t(($) => $.image.cancel)}</Button>
          <Button
            variant="primary"
            disabled={!crop.isReady}
            pending={isPending}
            pendingLabel={t(($) => $.image.storing)}
            onClick={() => send({ source, square: crop.square() }, { onSuccess: done })}
          >
            {t(($) => $.image.use)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CropArea crop={crop} source={source} isRound={kind === 'picture'} disabled={isPending} />
        {isPending && (
          <ProgressBar
            label={isSent ? t(($) => $.image.storing) : t(($) => $.image.sending)}
            value={isSent ? null : Math.round(share * 100)}
            valueText={percent.format(share)}
          />
        )}
        {error && (
          <Callout tone="danger" urgent>
            {errorText(error)}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}
