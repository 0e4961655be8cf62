import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../lib/lazy-part.ts'
import { Button } from '../ui/button.tsx'
import type { Receiver } from './assign-chatbots-dialog.tsx'

const load = () => import('./assign-chatbots-dialog.tsx')
const AssignChatbotsDialog = lazyPart(() => load().then((m) => m.AssignChatbotsDialog))

/** The button that gives chatbots to a student or class; its dialog is fetched when it is about to be pressed. */
export function AssignButton({ receiver }: { receiver: Receiver }) {
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
        {t(($) => $.assignChatbots)}
      </Button>
      <Suspense>
        {opening > 0 && (
          <AssignChatbotsDialog
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
