import { NotebookPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { TaskStart } from './set-task-dialog.tsx'

const load = () => import('./set-task-dialog.tsx')
const SetTaskDialog = lazyComponent(() => load().then((m) => m.SetTaskDialog))

type SetTaskButtonProps = {
  start: TaskStart
  variant?: 'primary' | 'secondary'
  size?: 'sm' | 'md'
  onSet?: () => void
}

export function SetTaskButton({ start, variant = 'secondary', size = 'sm', onSet }: SetTaskButtonProps) {
  const { t } = useTranslation('homework')
  const [{ isOpen, opening }, set] = useState({ isOpen: false, opening: 0 })
  return (
    <>
      <Button
        size={size}
        variant={variant}
        icon={<NotebookPen aria-hidden="true" />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => set((now) => ({ isOpen: true, opening: now.opening + 1 }))}
      >
        {t(($) => $.set)}
      </Button>
      <Suspense>
        {opening > 0 && (
          <SetTaskDialog
            key={opening}
            open={isOpen}
            start={start}
            onClose={() => set((now) => ({ ...now, isOpen: false }))}
            onSet={onSet}
          />
        )}
      </Suspense>
    </>
  )
}
