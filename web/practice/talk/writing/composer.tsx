import { ArrowUp } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import type { Refusal } from '../delivery/talk-state.ts'
import { ComposerNotes } from './composer-notes.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { MessageField } from './message-field.tsx'
import { Starters } from './starters.tsx'
import type { Writing } from './use-writing.ts'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  writing: Writing
  refusal: Refusal | null
  conversation: PracticeConversation
  speaksElsewhere?: boolean
  tool?: ReactNode
  hasNotes?: boolean
}

export function Composer({
  field,
  writing,
  refusal,
  conversation,
  speaksElsewhere = false,
  tool,
  hasNotes = true,
}: ComposerProps) {
  const { draft, isReady, write, send, isFresh } = writing
  const { language, starters } = conversation
  const { isThere } = writing.dictation
  const { wasOn, failure } = writing.handsFree
  // After a talk hands free, the focus is on its button.
  const isQuiet = isThere && (speaksElsewhere || (wasOn && failure === null))
  return (
    <div className="border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-1.5 px-3 py-2 sm:px-4">
        {hasNotes && isFresh && <Starters items={starters} language={language} onChoose={send} />}
        {hasNotes && <ComposerNotes conversation={conversation} writing={writing} refusal={refusal} />}
        <ComposerTools writing={writing} hasSpeak={!speaksElsewhere} onSpeak={() => field.current?.focus()}>
          {tool}
        </ComposerTools>
        <div className="flex items-end gap-2">
          <MessageField
            ref={field}
            text={draft}
            onText={write}
            onSend={() => send()}
            language={language}
            isQuiet={isQuiet}
          />
          <SendButton disabled={!isReady} onPress={() => send()} />
        </div>
      </div>
    </div>
  )
}

function SendButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  const { t } = useTranslation('practice')
  return (
    <button
      type="button"
      disabled={disabled}
      // Keeps the phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="mb-0.5 grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition-colors enabled:hover:bg-primary-hover disabled:bg-chip disabled:text-faint forced-colors:border"
    >
      <ArrowUp className="size-5" aria-hidden="true" />
      <span className="sr-only">{t(($) => $.talk.send)}</span>
    </button>
  )
}
