import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { assignmentLimits } from '#contract/values/assignment-limits.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { AssignFooter } from './assign-footer.tsx'
import { ClassTicks } from '../ticks/class-ticks.tsx'
import { LeaveTicksDialog } from './leave-ticks-dialog.tsx'
import { idsOf, type Partner } from '../partner.ts'
import { useHasNoClass } from '../ticks/use-paged-partners.ts'
import { StudentTicks } from '../ticks/student-ticks.tsx'
import { TickedLine } from '../ticks/ticked-line.tsx'
import { useAssign } from './use-assign.ts'
import { useCountsText } from './use-counts-text.ts'
import { useTicks } from '../../lists/use-ticks.ts'

type AssignToDialogProps = {
  open: boolean
  onClose: () => void
  partner: Partner
  quiet: string | null
}

export function AssignToDialog({ open, onClose, partner, quiet }: AssignToDialogProps) {
  const { t } = useTranslation(['assignments', 'common'])
  const { number } = useFormat()
  const counted = useCountsText()
  const [chosen, setChosen] = useState<'classes' | 'students'>()
  const hasNoClass = useHasNoClass()
  const shown = chosen ?? (hasNoClass ? 'students' : 'classes')
  const search = useRef<HTMLInputElement>(null)
  const classes = useTicks(assignmentLimits.classes)
  const students = useTicks(assignmentLimits.students)
  const { assign, isPending, failure } = useAssign()
  const recipientsText = counted({ classes: classes.ticked.size, students: students.ticked.size })
  const guard = useCloseGuard(open && recipientsText !== '' && !isPending, onClose)
  const ticks = shown === 'classes' ? classes : students
  const send = () =>
    assign(
      { ...idsOf(partner), class_ids: [...classes.ticked.keys()], student_ids: [...students.ticked.keys()] },
      t(($) => $.done.to, { ns: 'assignments', name: partner.name, whom: recipientsText }),
      onClose,
    )
  const tab = (label: string, { size }: ReadonlyMap<string, string>) =>
    size ? t(($) => $.to.ticked, { ns: 'assignments', label, number: number(size) }) : label

  return (
    <Dialog
      open={open}
      size="lg"
      initialFocus={search}
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={t(($) => $.to.title, { ns: 'assignments', name: partner.name })}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      footer={
        <AssignFooter isReady={recipientsText !== ''} isPending={isPending} onCancel={guard.close} onAssign={send} />
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {failure && (
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
        )}
        {quiet && <Callout>{quiet}</Callout>}
        <SegmentedControl
          full
          label={t(($) => $.to.what, { ns: 'assignments' })}
          value={shown}
          onChange={setChosen}
          options={[
            {
              value: 'classes',
              label: tab(
                t(($) => $.classes, { ns: 'assignments' }),
                classes.ticked,
              ),
            },
            {
              value: 'students',
              label: tab(
                t(($) => $.students, { ns: 'assignments' }),
                students.ticked,
              ),
            },
          ]}
        />
        {shown === 'classes' ? (
          <ClassTicks searchRef={search} partner={partner} ticks={classes} />
        ) : (
          <StudentTicks partner={partner} ticks={students} />
        )}
        <TickedLine
          what={recipientsText && t(($) => $.new, { ns: 'assignments', what: recipientsText })}
          isFull={ticks.isFull}
          max={ticks.max}
          onClear={() => {
            classes.clear()
            students.clear()
          }}
        />
      </div>
      <LeaveTicksDialog {...guard.question} />
    </Dialog>
  )
}
