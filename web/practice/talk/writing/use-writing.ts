import { useState } from 'react'
import type { PracticeConversation } from '#contract/practice.ts'
import { usePractice } from '../../practice-context.ts'
import { type Dictation, useDictation } from '../voice/use-dictation.ts'
import type { Talk } from '../delivery/create-talk.ts'
import { isTooLong } from './message-length.ts'
import type { TalkState } from '../delivery/talk-state.ts'
import { useDraft } from './use-draft.ts'
import { useGivenBack } from './use-given-back.ts'
import { type Hint, useHint } from '../use-hint.ts'

/** A message while it is written or spoken, and what helps with it. */
export interface Writing {
  draft: string
  /** Whether it may go off as it is. */
  isReady: boolean
  /** Takes what is typed, in place of what is still being understood. */
  write: (text: string) => void
  /** Sends what was written, or a text as it stands. */
  send: (text?: string) => void
  hint: Hint
  dictation: Dictation
  /** Whether the student has not said anything yet. */
  isFresh: boolean
}

/** What the student writes or speaks in a conversation. Whoever speaks or sends is listened to: what is being said aloud ends. */
export function useWriting(talk: Talk, state: TalkState, conversation: PracticeConversation): Writing {
  const { id, turns } = conversation
  const { speaker } = usePractice()
  const [draft, setDraft] = useDraft(id)
  const [isTouched, setIsTouched] = useState(false)
  const hint = useHint(id)
  const dictation = useDictation(conversation, draft, setDraft)
  useGivenBack(state.refusal, draft, setDraft, talk.settle)
  const isReady = draft.trim() !== '' && !isTooLong(draft)
  const send = (text: string = draft) => {
    if (!text.trim() || isTooLong(text)) return
    speaker.stop()
    dictation.drop()
    hint.forget()
    setIsTouched(true)
    talk.send(text.trim())
    setDraft('')
  }
  const write = (text: string) => {
    dictation.drop()
    setDraft(text)
  }
  const start = () => {
    speaker.stop()
    dictation.start()
  }
  return {
    draft,
    isReady,
    write,
    send,
    hint,
    dictation: { ...dictation, start },
    isFresh: !isTouched && turns === 0 && state.outgoing.length === 0,
  }
}
