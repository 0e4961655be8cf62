import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import type { Talk } from './delivery/create-talk.ts'
import { FinishButton } from './finish-button.tsx'

export function EndOfTalk({ talk, conversation }: { talk: Talk; conversation: PracticeConversation }) {
  const { t } = useTranslation('practice')
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The field that had the focus is gone; focusing the button would let a pending Enter press it.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid max-w-md gap-3 px-4 py-4 text-center">
        <p ref={ref} tabIndex={-1} className="font-medium outline-none">
          {t(($) => $.talk.over)}
        </p>
        <FinishButton talk={talk} conversation={conversation} isNext />
      </div>
    </div>
  )
}
