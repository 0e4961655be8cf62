import { Ellipsis, Mail, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Task } from '#contract/teaching/task.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { partnerOfTask } from '../partner-of-task.ts'
import { useRemind } from './use-remind.ts'
import { useRemoveTasks, useRestoreTask } from '../tasks.api.ts'

const EditTaskDialog = lazyComponent(() => import('../set/edit-task-dialog.tsx').then((m) => m.EditTaskDialog))

export function TaskMenu({ task }: { task: Task }) {
  const { t } = useTranslation(['homework', 'common'])
  const [opening, setOpening] = useState(0)
  const [isEditing, setIsEditing] = useState(false)
  const remove = useRemove(task)
  const { remind } = useRemind(task)
  const { to_do, begun, late } = task.counts
  const undone = to_do + begun + late
  const edit = () => {
    setOpening(opening + 1)
    setIsEditing(true)
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={t(($) => $.actions, { ns: 'homework', name: partnerOfTask(task).name })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={edit}>
          {t(($) => $.edit, { ns: 'common' })}
        </MenuItem>
        {undone > 0 && (
          <MenuItem icon={<Mail aria-hidden="true" />} onSelect={() => remind()}>
            {t(($) => $.remind.all, { ns: 'homework' })}
          </MenuItem>
        )}
        <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={remove}>
          {t(($) => $.delete, { ns: 'common' })}
        </MenuItem>
      </Menu>
      <Suspense>
        {opening > 0 && (
          <EditTaskDialog key={opening} open={isEditing} task={task} onClose={() => setIsEditing(false)} />
        )}
      </Suspense>
    </>
  )
}

/** Deletes at once, with undo. */
function useRemove({ id }: Task) {
  const { t } = useTranslation(['homework', 'common'])
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate } = useRemoveTasks()
  const { mutate: restore } = useRestoreTask()
  const tell = (title: string) => (error: unknown) => toasts.error(title, { description: errorText(error) })
  const undo = () => restore(id, { onError: tell(t(($) => $.done.undoFailed, { ns: 'homework' })) })
  return () =>
    mutate([id], {
      onError: tell(t(($) => $.done.deleteFailed, { ns: 'homework' })),
      onSuccess: () =>
        toasts.success(
          t(($) => $.done.deleted, { ns: 'homework' }),
          { action: { label: t(($) => $.undo, { ns: 'common' }), onPress: undo } },
        ),
    })
}
