import { type DragEvent, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useWords } from '../lib/words/use-words.ts'
import { cx } from '../ui/cx.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useCheck } from './check/use-check.ts'
import { type ListKind, useWizard } from './use-wizard.ts'
import { WizardFooter } from './wizard-footer.tsx'
import { WizardStep } from './wizard-step.tsx'
import { WizardSteps } from './wizard-steps.tsx'

type ImportWizardProps = {
  open: boolean
  onClose: () => void
  start?: ListKind | undefined
}

export function ImportWizard({ open, onClose, start }: ImportWizardProps) {
  const [opening, setOpening] = useState({ open, round: 0 })
  if (opening.open !== open) setOpening({ open, round: opening.round + (open ? 1 : 0) })
  const hasWords = useWords('importing')
  return hasWords && <Wizard key={opening.round} open={open} onClose={onClose} start={start} />
}

function Wizard({ open, onClose, start }: ImportWizardProps) {
  const { t } = useTranslation('imports')
  const { t: tApp } = useTranslation('app')
  const wizard = useWizard({ onClose, start })
  const check = useCheck(wizard)
  const takesFiles = wizard.step < 2 && !wizard.reading.isPending
  const hasFooter = wizard.step > 0

  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && takesFiles) wizard.read({ kind: 'file', file })
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) =>
          !isOpen && !check.run.isPending && wizard.leave(wizard.step === 2 && check.tickedCount > 0)
        }
        title={t(($) => $.title)}
        closeLabel={tApp(($) => $.close)}
        size="xl"
        footer={hasFooter && <WizardFooter wizard={wizard} check={check} />}
      >
        <div
          className={cx(
            'flex flex-col gap-6',
            hasFooter
              ? 'min-h-[calc(92dvh-10rem)] sm:min-h-[calc(100dvh-13rem)]'
              : 'min-h-[calc(92dvh-5.75rem)] sm:min-h-[calc(100dvh-8.75rem)]',
          )}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <WizardSteps step={wizard.step} isDone={wizard.result !== null} />
          <WizardStep wizard={wizard} check={check} />
        </div>
      </Dialog>
      <LeaveDialog open={wizard.isAskingToLeave} onStay={wizard.stay} onLeave={wizard.close} />
    </>
  )
}
