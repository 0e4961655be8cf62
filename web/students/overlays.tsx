import { Suspense } from 'react'
import type { Seats } from '#contract/people/students.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import type { OverlayState } from '../lib/use-overlay.ts'
import { useWords } from '../lib/words/use-words.ts'
import type { Overlay } from './overlay.ts'

const load = {
  add: () => import('./form/add-student-dialog.tsx'),
  delete: () => import('./acts/delete-student-dialog.tsx'),
  full: () => import('./seats/seat-limit-dialog.tsx'),
  import: () => import('../imports/import-wizard.tsx'),
}
const AddStudentDialog = lazyComponent(() => load.add().then((m) => m.AddStudentDialog))
const DeleteStudentDialog = lazyComponent(() => load.delete().then((m) => m.DeleteStudentDialog))
const FullDialog = lazyComponent(() => load.full().then((m) => m.SeatLimitDialog))
const ImportWizard = lazyComponent(() => load.import().then((m) => m.ImportWizard))

export const prefetchOverlay = (kind: keyof typeof load): void => void load[kind]().catch(() => undefined)

type OverlaysProps = { state: OverlayState<Overlay>; onClose: () => void; seats: Seats | undefined }

export function Overlays({ state, onClose, seats }: OverlaysProps) {
  return (
    <Suspense>
      <ActiveOverlay key={state.opening} state={state} onClose={onClose} seats={seats} />
    </Suspense>
  )
}

function ActiveOverlay({ state: { shown, isOpen }, onClose, seats }: OverlaysProps) {
  // Fetched beside the wizard, which waits for them.
  useWords('importing', shown?.kind === 'import')
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
