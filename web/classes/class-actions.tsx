import { Ellipsis } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Class, classes } from '#contract/people/classes.ts'
import { useMay } from '../app/session/use-may.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import type { OverlayState } from '../lib/use-overlay.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { OnDemand } from '../ui/overlays/on-demand.tsx'

const load = {
  menu: () => import('./class-menu.tsx'),
  form: () => import('./class-dialog.tsx'),
  delete: () => import('./delete-class-dialog.tsx'),
  addStudents: () => import('./members/add-students-dialog.tsx'),
}
const ClassMenu = lazyComponent(() => load.menu().then((m) => m.ClassMenu))
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

type ClassMenuButtonProps = Pick<ComponentProps<typeof IconButton>, 'size' | 'variant'> & {
  one: Class
  actions: ClassActions
}

export function ClassMenuButton({ one, actions, ...look }: ClassMenuButtonProps) {
  const { t } = useTranslation('common')
  const mayEdit = useMay(classes.edit)
  if (!mayEdit && one.student_count === 0) return null
  const label = t(($) => $.menu, { name: one.name })
  return (
    <span className="relative flex">
      <OnDemand popup="menu" load={load.menu} trigger={<IconButton {...look} label={label} icon={<Ellipsis />} />}>
        {(trigger) => <ClassMenu one={one} actions={actions} trigger={trigger} />}
      </OnDemand>
    </span>
  )
}
