import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignmentLimits } from '#contract/assignment-limits.ts'
import type { ChatbotStatus } from '#contract/chatbots.ts'
import { useFormat } from '../lib/format.ts'
import { useCloseGuard } from '../students/use-close-guard.ts'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { AssignFooter } from './assign-footer.tsx'
import { ClassTicks } from './class-ticks.tsx'
import { LeaveTicksDialog } from './leave-ticks-dialog.tsx'
import { StudentTicks } from './student-ticks.tsx'
import { TickedLine } from './ticked-line.tsx'
import { useAssign } from './use-assign.ts'
import { useCounted } from './use-counted.ts'
import { useTicks } from './use-ticks.ts'

type AssignToDialogProps = {
  open: boolean
  onClose: () => void
  chatbot: { id: string; name: string; status: ChatbotStatus }
}

/** Gives a chatbot to classes and students, found by searching and ticked one after the other. */
export function AssignToDialog({ open, onClose, chatbot }: AssignToDialogProps) {
  const { t } = useTranslation(['assignments', 'students'])
  const { number } = useFormat()
  const counted = useCounted()
  const [shown, setShown] = useState<'classes' | 'students'>('classes')
  const search = useRef<HTMLInputElement>(null)
  const classes = useTicks(assignmentLimits.classes)
  const students = useTicks(assignmentLimits.students)
  const { assign, isPending, failure } = useAssign()
  const whom = counted({ classes: classes.ticked.size, students: students.ticked.size })
  const guard = useCloseGuard(open && whom !== '' && !isPending, onClose)
  const ticks = shown === 'classes' ? classes : students
  const send = () =>
    assign(
      { chatbot_ids: [chatbot.id], class_ids: [...classes.ticked.keys()], student_ids: [...students.ticked.keys()] },
      t(($) => $.done.to, { ns: 'assignments', name: chatbot.name, whom }),
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
      title={t(($) => $.to.title, { ns: 'assignments', name: chatbot.name })}
      closeLabel={t(($) => $.form.close, { ns: 'students' })}
      footer={<AssignFooter isReady={whom !== ''} isPending={isPending} onCancel={guard.close} onAssign={send} />}
    >
      <div className="grid grid-cols-1 gap-3">
        {failure && (
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
        )}
        {chatbot.status !== 'published' && (
          <Callout>{t(($) => $.quiet[quietOf(chatbot)], { ns: 'assignments' })}</Callout>
        )}
        <SegmentedControl
          full
          label={t(($) => $.to.what, { ns: 'assignments' })}
          value={shown}
          onChange={setShown}
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
          <ClassTicks searchRef={search} chatbotId={chatbot.id} ticks={classes} />
        ) : (
          <StudentTicks chatbotId={chatbot.id} ticks={students} />
        )}
        <TickedLine
          what={whom && t(($) => $.new, { ns: 'assignments', what: whom })}
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

const quietOf = ({ status }: { status: ChatbotStatus }) => (status === 'archived' ? 'archived' : 'draft')
