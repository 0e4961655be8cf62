import { lazy, Suspense } from 'react'
import type { Seats } from '#contract/students.ts'
import type { OverlayState } from './use-overlay.ts'

const load = {
  add: () => import('./add-student-dialog.tsx'),
  delete: () => import('./delete-student-dialog.tsx'),
  full: () => import('./full-dialog.tsx'),
  import: () => import('../imports/import-wizard.tsx'),
}
const AddStudentDialog = lazy(() => load.add().then((m) => ({ default: m.AddStudentDialog })))
const DeleteStudentDialog = lazy(() => load.delete().then((m) => ({ default: m.DeleteStudentDialog })))
const FullDialog = lazy(() => load.full().then((m) => ({ default: m.FullDialog })))
const ImportWizard = lazy(() => load.import().then((m) => ({ default: m.ImportWizard })))

/** Fetches what a button is about to open. */
export const prepare = (kind: keyof typeof load): void => void load[kind]().catch(() => undefined)

type OverlaysProps = { state: OverlayState; onClose: () => void; seats: Seats | undefined }

/** Whatever lies over the page now. */
export function Overlays({ state, onClose, seats }: OverlaysProps) {
  return (
    <Suspense>
      <Shown key={state.opening} state={state} onClose={onClose} seats={seats} />
    </Suspense>
  )
}

function Shown({ state: { shown, isOpen }, onClose, seats }: OverlaysProps) {
  switch (shown?.kind) {
    case 'add':
      return <AddStudentDialog open={isOpen} onClose={onClose} seats={seats} />
    case 'import':
      return <ImportWizard open={isOpen} onClose={onClose} start={shown.start} />
    case 'delete':
      return <DeleteStudentDialog open={isOpen} onClose={onClose} student={shown.student} />
    case 'full':
      return <FullDialog open={isOpen} onClose={onClose} limit={shown.limit} tier={shown.tier} />
    default:
      return null
  }
}
