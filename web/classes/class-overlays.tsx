import { Suspense } from 'react'
import type { Class } from '#contract/people/classes.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import type { OverlayState } from '../lib/use-overlay.ts'

const load = {
  form: () => import('./class-dialog.tsx'),
  delete: () => import('./delete-class-dialog.tsx'),
  addStudents: () => import('./members/add-students-dialog.tsx'),
}
const CreateClassDialog = lazyComponent(() => load.form().then((m) => m.CreateClassDialog))
const EditClassDialog = lazyComponent(() => load.form().then((m) => m.EditClassDialog))
const DeleteClassDialog = lazyComponent(() => load.delete().then((m) => m.DeleteClassDialog))
const RenewLinks = lazyComponent(() => import('../links/renew-links.tsx').then((m) => m.RenewLinks))
const AddStudentsDialog = lazyComponent(() => load.addStudents().then((m) => m.AddStudentsDialog))

/** Prefetches the chunk of a dialog. */
export const prefetchOverlay = (kind: keyof typeof load): void => void load[kind]().catch(() => undefined)

type ClassOverlaysProps = {
  state: OverlayState<ClassOverlay>
  onClose: () => void
  leave: () => void | Promise<void>
}

export function ClassOverlays(props: ClassOverlaysProps) {
  return (
    <Suspense>
      <ActiveOverlay key={props.state.opening} {...props} />
    </Suspense>
  )
}

function ActiveOverlay({ state: { shown, isOpen }, onClose, leave }: ClassOverlaysProps) {
  switch (shown?.kind) {
    case 'create':
      return <CreateClassDialog open={isOpen} onClose={onClose} />
    case 'edit':
      return <EditClassDialog open={isOpen} onClose={onClose} one={shown.one} />
    case 'delete':
      return <DeleteClassDialog open={isOpen} onClose={onClose} one={shown.one} leave={leave} />
    case 'addStudents':
      return <AddStudentsDialog open={isOpen} onClose={onClose} one={shown.one} />
    case 'renewLinks':
      return isOpen ? (
        <RenewLinks count={shown.one.student_count} target={allMembersOf(shown.one)} onClose={onClose} />
      ) : null
    default:
      return null
  }
}

const allMembersOf = ({ id, student_count }: Class) => ({ filter: { class_id: id }, expected: student_count })

export type ClassOverlay = { kind: 'create' } | { kind: 'edit' | 'delete' | 'addStudents' | 'renewLinks'; one: Class }

export interface ClassActions {
  edit: (one: Class) => void
  renewLinks: (one: Class) => void
  remove: (one: Class) => void
}
