import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import type { Task } from '#contract/teaching/task.ts'
import { UnsavedDialog } from '../../app/leaving/unsaved-dialog.tsx'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import { useSchoolDay } from '../../conversations/school-day.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { goalsIn } from '../goals.ts'
import { useEditTask } from '../tasks.api.ts'
import { fieldsOf, problemsOf, type TaskDraft } from './draft.ts'
import { TaskFields } from './task-fields.tsx'

const draftOf = ({ goals, opens_on, due_on, note }: Task): TaskDraft => ({
  goals: goalsIn(goals).map(({ goal, wanted }) => ({ goal, amount: String(wanted) })),
  opens_on,
  due_on,
  note: note ?? '',
})

export function EditTaskDialog({ open, task, onClose }: { open: boolean; task: Task; onClose: () => void }) {
  const { t } = useTranslation(['homework', 'common'])
  const toasts = useToasts()
  const errorText = useErrorText()
  const today = useSchoolDay(true)
  const [saved] = useState(() => draftOf(task))
  const [version] = useState(task.version)
  const [draft, setDraft] = useState(saved)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useEditTask()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const guard = useCloseGuard(open && isChanged && !isPending, onClose)
  const problems = problemsOf(draft, today ?? task.due_on)
  const isStale = error instanceof ApiError && error.code === 'edited_elsewhere'
  const save = () => {
    setIsTried(true)
    if (Object.keys(problems).length > 0) return
    mutate(
      { params: { id: task.id }, body: { ...fieldsOf(draft), version } },
      {
        onSuccess: () => {
          onClose()
          toasts.success(t(($) => $.done.saved, { ns: 'homework' }))
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={t(($) => $.form.edit, { ns: 'homework' })}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      footer={
        <>
          <Button onClick={guard.close} disabled={isPending}>
            {t(($) => $.cancel, { ns: 'common' })}
          </Button>
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel={t(($) => $.saving, { ns: 'common' })}
            disabled={isStale}
            onClick={save}
          >
            {t(($) => $.save, { ns: 'common' })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && (
          <Callout tone="danger" urgent>
            {isStale ? t(($) => $.stale, { ns: 'homework' }) : errorText(error)}
          </Callout>
        )}
        <TaskFields
          draft={draft}
          today={today ?? task.due_on}
          problems={isTried ? problems : {}}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
      </div>
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}
