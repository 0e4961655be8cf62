import { Suspense } from 'react'
import type { Class } from '#contract/classes.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import type { OverlayState } from '../lib/use-overlay.ts'

const load = {
  form: () => import('./class-dialog.tsx'),
  delete: () => import('./delete-class-dialog.tsx'),
  addStudents: () => import('./members/add-students-dialog.tsx'),
}
const CreateClassDialog = lazyPart(() => load.form().then((m) => m.CreateClassDialog))
const EditClassDialog = lazyPart(() => load.form().then((m) => m.EditClassDialog))
const DeleteClassDialog = lazyPart(() => load.delete().then((m) => m.DeleteClassDialog))
const RenewLinks = lazyPart(() => import('../links/renew-links.tsx').then((m) => m.RenewLinks))
const AddStudentsDialog = lazyPart(() => load.addStudents().then((m) => m.AddStudentsDialog))

/** Fetches what a button is about to open. */
export const prepareClass = (kind: keyof typeof load): void => void load[kind]().catch(() => undefined)

type ClassOverlaysProps = {
  state: OverlayState<ClassOverlay>
  onClose: () => void
  /** Leaves the page of a class that is deleted. */
  leave: () => void | Promise<void>
}

/** Whatever lies over a page of classes now. */
export function ClassOverlays(props: ClassOverlaysProps) {
  return (
    <Suspense>
      <Shown key={props.state.opening} {...props} />
    </Suspense>
  )
}

function Shown({ state: { shown, isOpen }, onClose, leave }: ClassOverlaysProps) {
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
        <RenewLinks count={shown.one.student_count} target={everybodyIn(shown.one)} onClose={onClose} />
      ) : null
    default:
      return null
  }
}

const everybodyIn = ({ id, student_count }: Class) => ({ filter: { class_id: id }, expected: student_count })

/** What can lie over a page of classes. */
export type ClassOverlay = { kind: 'create' } | { kind: 'edit' | 'delete' | 'addStudents' | 'renewLinks'; one: Class }

/** What can be done to one class. */
export interface ClassActs {
  edit: (one: Class) => void
  renewLinks: (one: Class) => void
  remove: (one: Class) => void
}
