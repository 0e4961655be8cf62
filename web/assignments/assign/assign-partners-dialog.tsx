import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type Assignment, assignments } from '#contract/teaching/assignments.ts'
import { useApi } from '../../lib/api/api.ts'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AssignFooter } from './assign-footer.tsx'
import { assignmentsQuery } from '../assignments.api.ts'
import { LeaveTicksDialog } from './leave-ticks-dialog.tsx'
import { PartnerChoice } from '../filter/partner-choice.tsx'
import { partnerOf } from '../partner.ts'
import { useHasNoPartner } from '../ticks/use-paged-partners.ts'
import { TickedLine } from '../ticks/ticked-line.tsx'
import { useAssign } from './use-assign.ts'
import { useCountsText } from './use-counts-text.ts'
import { usePartnerTicks } from '../ticks/use-partner-ticks.ts'

export interface Assignee {
  kind: 'student' | 'class'
  id: string
  name: string
}

type AssignPartnersDialogProps = { open: boolean; onClose: () => void; receiver: Assignee }

export function AssignPartnersDialog({ open, onClose, receiver }: AssignPartnersDialogProps) {
  const { t } = useTranslation(['assignments', 'common'])
  const { kind, id, name } = receiver
  const counted = useCountsText()
  const search = useRef<HTMLInputElement>(null)
  const ticks = usePartnerTicks()
  const hasNone = useHasNoPartner()
  const assigned = useAssignedIds(receiver)
  const { assign, isPending, failure } = useAssign()
  const what = counted(ticks.counts)
  const guard = useCloseGuard(open && what !== '' && !isPending, onClose)
  const send = () =>
    assign(
      { ...ticks.ids, ...(kind === 'class' ? { class_ids: [id] } : { student_ids: [id] }) },
      t(($) => $.done.partners, { ns: 'assignments', name, what }),
      onClose,
    )
  return (
    <Dialog
      open={open}
      initialFocus={search}
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={t(($) => $.partners.title, { ns: 'assignments', name })}
      description={kind === 'class' && t(($) => $.partners.everyone, { ns: 'assignments' })}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      footer={<AssignFooter isReady={what !== ''} isPending={isPending} onCancel={guard.close} onAssign={send} />}
    >
      <div className="grid grid-cols-1 gap-3">
        {failure && (
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
        )}
        <PartnerChoice ticks={ticks} assigned={assigned} searchRef={search} />
        {!hasNone && (
          <TickedLine
            what={what && t(($) => $.new, { ns: 'assignments', what })}
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

function useAssignedIds({ kind, id }: Assignee) {
  const scope = kind === 'class' ? { class_id: id } : { student_id: id }
  const items = useQuery(assignmentsQuery(useApi(assignments), scope)).data?.items ?? []
  const direct = items.filter((item) => kind === 'class' || item.student !== null)
  const others = items.filter((item) => kind === 'student' && item.class !== null)
  return {
    direct: new Set(direct.map(idOf)),
    throughClass: new Map(others.map((item) => [idOf(item), item.class?.name ?? ''])),
  }
}

const idOf = (item: Assignment): string => partnerOf(item)?.id ?? ''
