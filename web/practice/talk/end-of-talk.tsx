import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useSayingId } from '../../speech/speaker/use-speaking.ts'
import { usePractice } from '../practice-context.ts'
import type { Talk } from './delivery/talk.ts'
import { FinishButton } from './finish-button.tsx'

export function EndOfTalk({ talk, conversation }: { talk: Talk; conversation: PracticeConversation }) {
  const { t } = useTranslation('practice')
  const ref = useRef<HTMLParagraphElement>(null)
  const { speaker } = usePractice()
  const isSpeaking = useSayingId(speaker) !== null
  useEffect(() => {
    if (isSpeaking) return undefined
    // The last answer begins to be read aloud after this effect, and a screen reader says what gets the focus.
    const timer = setTimeout(() => {
      // The field that had the focus is gone; focusing the button would let a pending Enter press it.
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isSpeaking])
  useEffect(() => {
    // With one key, such as that of a switch, the next press is for the button.
    const goOn = ({ key, target }: KeyboardEvent) => {
      const note = ref.current
      const isFree = target === note || target === document.body
      if (isFree && (key === ' ' || key === 'Enter')) note?.parentElement?.querySelector('button')?.focus()
    }
    addEventListener('keyup', goOn)
    return () => removeEventListener('keyup', goOn)
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
