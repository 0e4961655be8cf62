import { useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { useWords } from '../../lib/words/use-words.ts'
import type { BulkTarget } from '../../people/students.api.ts'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AssignFooter } from './assign-footer.tsx'
import { LeaveTicksDialog } from './leave-ticks-dialog.tsx'
import { PartnerChoice } from '../filter/partner-choice.tsx'
import { useHasNoPartner } from '../ticks/use-paged-partners.ts'
import { TickedLine } from '../ticks/ticked-line.tsx'
import { type BulkAssignAction, useBulkAssign } from './use-bulk-assign.ts'
import { useCountsText } from './use-counts-text.ts'
import { usePartnerTicks } from '../ticks/use-partner-ticks.ts'

type BulkAssignDialogProps = {
  action: BulkAssignAction
  count: number
  target: BulkTarget
  onClose: () => void
  onDone: () => void
}

export function BulkAssignDialog(props: BulkAssignDialogProps) {
  return useWords('teaching') && <BulkAssignForm {...props} />
}

function BulkAssignForm({ action, count, target, onClose, onDone }: BulkAssignDialogProps) {
  const { t } = useTranslation(['assignments', 'common'])
  const { number } = useFormat()
  const counted = useCountsText()
  const search = useRef<HTMLInputElement>(null)
  const ticks = usePartnerTicks()
  const hasNone = useHasNoPartner()
  const { change, isPending, failure } = useBulkAssign(action, target)
  const what = counted(ticks.counts)
  const guard = useCloseGuard(what !== '' && !isPending, onClose)
  const isTakingAway = action === 'unassign'
  const send = () =>
    change(ticks.ids, () => {
      onClose()
      onDone()
    })
  return (
    <Dialog
      open
      initialFocus={search}
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={t(($) => $.partners[action], { ns: 'assignments', count, number: number(count) })}
      description={isTakingAway && t(($) => $.partners.stay, { ns: 'assignments' })}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      footer={
        <AssignFooter
          isReady={what !== ''}
          isPending={isPending}
          isUnassigning={isTakingAway}
          onCancel={guard.close}
          onAssign={send}
        />
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {failure && (
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
        )}
        <PartnerChoice ticks={ticks} searchRef={search} />
        {!hasNone && (
          <TickedLine
            what={what && t(($) => (isTakingAway ? $.less : $.new), { ns: 'assignments', what })}
            isFull={ticks.isFull}
            max={ticks.max}
            onClear={ticks.clear}
          />
        )}
      </div>
      <LeaveTicksDialog {...guard.question} />
    </Dialog>
  )
}
