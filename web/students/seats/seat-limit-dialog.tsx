import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Tier } from '#contract/billing/plans.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SeatLimitText, SeatLimitUpgrade } from './seat-limit-text.tsx'

type FullDialogProps = { open: boolean; onClose: () => void; limit: number; tier: Tier | null }

export function SeatLimitDialog({ open, onClose, limit, tier }: FullDialogProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={tCommon(($) => $.close)}
      title={t(($) => $.full.title)}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.full.later)}</Button>
          <SeatLimitUpgrade tier={tier} />
        </>
      }
    >
      <SeatLimitText limit={limit} tier={tier} />
    </Dialog>
  )
}
