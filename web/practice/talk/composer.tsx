import { type RefObject, useState } from 'react'
import type { PracticeConversation } from '#contract/practice.ts'
import { useDictation } from '../sound/use-dictation.ts'
import { ComposerNotes } from './composer-notes.tsx'
import { ComposerTools } from './composer-tools.tsx'
import type { Talk } from './create-talk.ts'
import { isTooLong } from './message-length.ts'
import { MessageField } from './message-field.tsx'
import { SendButton } from './send-button.tsx'
import { Starters } from './starters.tsx'
import type { TalkState } from './talk-state.ts'
import { useGivenBack } from './use-given-back.ts'
import { useHint } from './use-hint.ts'

interface ComposerProps {
  /** The field, for whoever gives it the focus. */
  field: RefObject<HTMLTextAreaElement | null>
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
  draft: string
  onDraft: (text: string) => void
  /** Told when a message goes off. */
  onSent: () => void
}

/** Where the student writes or speaks, with what helps to do so. */
export function Composer({ field, talk, state, conversation, draft, onDraft, onSent }: ComposerProps) {
  const [isTouched, setIsTouched] = useState(false)
  const hint = useHint(conversation.id)
  const dictation = useDictation(conversation.language, draft, onDraft)
  useGivenBack(state.refusal, draft, onDraft, talk.settle)

  const send = (text: string) => {
    if (!text.trim() || isTooLong(text)) return
    dictation.drop()
    hint.forget()
    setIsTouched(true)
    talk.send(text.trim())
    onDraft('')
    onSent()
  }
  const isFresh = !isTouched && conversation.turns === 0 && state.outgoing.length === 0
  return (
    <div className="border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-1.5 px-3 py-2 sm:px-4">
        {isFresh && <Starters items={conversation.starters} language={conversation.language} onChoose={send} />}
        <ComposerNotes
          conversation={conversation}
          draft={draft}
          refusal={state.refusal}
          hint={hint}
          dictation={dictation}
        />
        <ComposerTools hint={hint} dictation={dictation} onSpeak={() => field.current?.focus()} />
        <div className="flex items-end gap-2">
          <MessageField
            ref={field}
            text={draft}
            onText={(text) => {
              dictation.drop()
              onDraft(text)
            }}
            onSend={() => send(draft)}
            language={conversation.language}
          />
          <SendButton disabled={!draft.trim() || isTooLong(draft)} onPress={() => send(draft)} />
        </div>
      </div>
    </div>
  )
}
