import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { Assignee } from './assign-partners-dialog.tsx'

const load = () => import('./assign-partners-dialog.tsx')
const AssignPartnersDialog = lazyComponent(() => load().then((m) => m.AssignPartnersDialog))

export function AssignButton({ receiver }: { receiver: Assignee }) {
  const { t } = useTranslation('assignments')
  const [{ isOpen, opening }, set] = useState({ isOpen: false, opening: 0 })
  return (
    <>
      <Button
        size="sm"
        icon={<Plus aria-hidden="true" />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => set((now) => ({ isOpen: true, opening: now.opening + 1 }))}
      >
        {t(($) => $.assign)}
      </Button>
      <Suspense>
        {opening > 0 && (
          <AssignPartnersDialog
            key={opening}
            open={isOpen}
            onClose={() => set((now) => ({ ...now, isOpen: false }))}
            receiver={receiver}
          />
        )}
      </Suspense>
    </>
  )
}
