import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { assignmentLimits } from '#contract/values/assignment-limits.ts'
import { UnsavedDialog } from '../../app/leaving/unsaved-dialog.tsx'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import type { Partner } from '../../assignments/partner.ts'
import { dayIn, useSchoolDay } from '../../conversations/school-day.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { useTicks } from '../../lists/use-ticks.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { blankDraft, fieldsOf, problemsOf, type TaskDraft } from './draft.ts'
import { PartnerRadios } from './partner-radios.tsx'
import { ReceiverTicks } from './receiver-ticks.tsx'
import { TaskFields } from './task-fields.tsx'
import { useSetTask } from './use-set-task.ts'

/** For whom homework is set, or with whom. */
export type TaskStart =
  | { kind: 'class' | 'student'; id: string; name: string }
  | { kind: 'students'; ids: readonly string[] }
  | { kind: 'partner'; partner: Partner }

type SetTaskDialogProps = { open: boolean; start: TaskStart; onClose: () => void; onSet?: (() => void) | undefined }

export function SetTaskDialog(props: SetTaskDialogProps) {
  return useWords('teaching') && <TaskDialog {...props} />
}

function TaskDialog({ open, start, onClose, onSet }: SetTaskDialogProps) {
  const { t } = useTranslation(['homework', 'common'])
  const title = useTitleText(start)
  const search = useRef<HTMLInputElement>(null)
  const schoolDay = useSchoolDay(true)
  const [localDay] = useState(() => dayIn(new Date(), undefined))
  const today = schoolDay ?? localDay
  const [changes, setChanges] = useState<Partial<TaskDraft>>({})
  const draft = { ...blankDraft(today), ...changes }
  const [chosen, setChosen] = useState<Partner | null>(start.kind === 'partner' ? start.partner : null)
  const classes = useTicks(assignmentLimits.classes)
  const students = useTicks(assignmentLimits.students)
  const [isTried, setIsTried] = useState(false)
  const { set, isPending, failure } = useSetTask(() => {
    onClose()
    onSet?.()
  })
  const receivers =
    start.kind === 'partner'
      ? { class_ids: [...classes.ticked.keys()], student_ids: [...students.ticked.keys()] }
      : receiversOf(start)
  const lacksReceiver = receivers.class_ids.length + receivers.student_ids.length === 0
  const problems = problemsOf(draft, today)
  const isWrong = chosen === null || lacksReceiver || Object.keys(problems).length > 0
  const isChanged = Object.keys(changes).length > 0 || (start.kind === 'partner' ? !lacksReceiver : chosen !== null)
  const guard = useCloseGuard(open && isChanged && !isPending, onClose)
  const send = () => {
    setIsTried(true)
    if (isWrong) return
    const ids = chosen.kind === 'chatbot' ? { chatbot_id: chosen.id } : { avatar_id: chosen.id }
    set({ ...ids, ...receivers, ...fieldsOf(draft) })
  }
  return (
    <Dialog
      open={open}
      size="xl"
      initialFocus={search}
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={title}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      footer={
        <>
          <Button onClick={guard.close} disabled={isPending}>
            {t(($) => $.cancel, { ns: 'common' })}
          </Button>
          <Button
            variant="primary"
            disabled={schoolDay === null}
            pending={isPending}
            pendingLabel={t(($) => $.form.pending, { ns: 'homework' })}
            onClick={send}
          >
            {t(($) => $.set, { ns: 'homework' })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {failure && (
          <Callout tone="danger" urgent>
            {failure}
          </Callout>
        )}
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
          <fieldset className="grid min-w-0 content-start gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">
              {t(($) => (start.kind === 'partner' ? $.form.whom : $.form.with), { ns: 'homework' })}
            </legend>
            {start.kind === 'partner' ? (
              <ReceiverTicks classes={classes} students={students} searchRef={search} />
            ) : (
              <PartnerRadios value={chosen} onChange={setChosen} searchRef={search} />
            )}
            {isTried && (chosen === null || lacksReceiver) && (
              <p role="alert" className="text-sm text-danger-text">
                {t(($) => (chosen === null ? $.wrong.partner : $.wrong.whom), { ns: 'homework' })}
              </p>
            )}
          </fieldset>
          <TaskFields
            draft={draft}
            today={today}
            problems={isTried ? problems : {}}
            onChange={(more) => setChanges({ ...changes, ...more })}
          />
        </div>
      </div>
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}

function receiversOf(start: Exclude<TaskStart, { kind: 'partner' }>) {
  if (start.kind === 'class') return { class_ids: [start.id], student_ids: [] }
  return { class_ids: [], student_ids: start.kind === 'students' ? [...start.ids] : [start.id] }
}

function useTitleText(start: TaskStart): string {
  const { t } = useTranslation('homework')
  const { number } = useFormat()
  if (start.kind === 'partner') return t(($) => $.form.withName, { name: start.partner.name })
  if (start.kind !== 'students') return t(($) => $.form.forName, { name: start.name })
  const count = start.ids.length
  return t(($) => $.form.forStudents, { count, number: number(count) })
}
