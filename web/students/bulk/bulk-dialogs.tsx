import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { BulkClassDialog } from './bulk-class-dialog.tsx'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import type { StudentsViewState } from '../use-students-view.ts'

const loadAssigning = () => import('../../assignments/assign/bulk-assign-dialog.tsx')
const BulkAssignDialog = lazyComponent(() => loadAssigning().then((m) => m.BulkAssignDialog))
const SetTaskDialog = lazyComponent(() => import('../../tasks/set/set-task-dialog.tsx').then((m) => m.SetTaskDialog))
const RenewLinks = lazyComponent(() => import('../../links/renew-links.tsx').then((m) => m.RenewLinks))
const SendLinks = lazyComponent(() => import('../../links/send-links.tsx').then((m) => m.SendLinks))

export type BulkDialogKind =
  | 'delete'
  | 'add_to_class'
  | 'remove_from_class'
  | 'assign'
  | 'unassign'
  | 'homework'
  | 'send_link'
  | 'renew_link'

type BulkDialogsProps = { browser: StudentsViewState; asked: BulkDialogKind | null; onClose: () => void }

export function BulkDialogs({ browser, asked, onClose }: BulkDialogsProps) {
  const { selection, classes } = browser
  const { change, isPending } = browser.bulk
  const { count, target } = selection
  return (
    <>
      <BulkDeleteDialog
        key={`delete ${asked === 'delete'}`}
        open={asked === 'delete'}
        count={count}
        target={target}
        onClose={onClose}
        onDone={selection.clear}
      />
      {(asked === 'add_to_class' || asked === 'remove_from_class') && (
        <BulkClassDialog
          action={asked}
          count={count}
          classes={classes}
          pending={isPending(asked)}
          onChoose={({ id, name }) => change({ action: asked, class_id: id }, { name, onDone: onClose })}
          onClose={onClose}
        />
      )}
      <Suspense>
        {(asked === 'assign' || asked === 'unassign') && (
          <BulkAssignDialog action={asked} count={count} target={target} onClose={onClose} onDone={selection.clear} />
        )}
        {asked === 'homework' && 'ids' in target && (
          <SetTaskDialog open start={{ kind: 'students', ids: target.ids }} onClose={onClose} onSet={selection.clear} />
        )}
        {asked === 'send_link' && (
          <SendLinks count={count} target={target} onClose={onClose} onDone={selection.clear} />
        )}
        {asked === 'renew_link' && (
          <RenewLinks count={count} target={target} onClose={onClose} onDone={selection.clear} />
        )}
      </Suspense>
    </>
  )
}
