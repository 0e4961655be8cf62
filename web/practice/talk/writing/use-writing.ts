import { useEffect, useEffectEvent, useState } from 'react'
import { type PracticeConversation, practiceLimits } from '#contract/practice/practice.ts'
import { usePractice } from '../../practice-context.ts'
import type { Talk } from '../delivery/create-talk.ts'
import type { Refusal, TalkState } from '../delivery/talk-state.ts'
import { type Hint, useHint } from '../use-hint.ts'
import { type Dictation, useDictation } from '../voice/use-dictation.ts'

export interface Writing {
  draft: string
  isReady: boolean
  /** Discards what is still being recognized. */
  write: (text: string) => void
  send: (text?: string) => void
  hint: Hint
  dictation: Dictation
  isFresh: boolean
}

/** Writing and dictating stop the speech output. */
export function useWriting(talk: Talk, state: TalkState, conversation: PracticeConversation): Writing {
  const { id, turns } = conversation
  const { speaker } = usePractice()
  const [draft, setDraft] = useDraft(id)
  const [isTouched, setIsTouched] = useState(false)
  const hint = useHint(id)
  // Words that were typed, too, are judged as written.
  const [isSpoken, setIsSpoken] = useState(false)
  const dictation = useDictation(conversation, draft, (text) => {
    setIsSpoken(draft.trim() === '' || isSpoken)
    setDraft(text)
  })
  useRestoreRefused(state.refusal, draft, setDraft, talk.clearRefusal)
  const isReady = draft.trim() !== '' && !isTooLong(draft)
  const send = (text: string = draft) => {
    if (!text.trim() || isTooLong(text)) return
    speaker.stop()
    dictation.drop()
    hint.forget()
    setIsTouched(true)
    talk.send(text.trim(), isSpoken && text === draft)
    setDraft('')
    setIsSpoken(false)
  }
  const write = (text: string) => {
    dictation.drop()
    setIsSpoken(false)
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

/** Survives a reload. */
function useDraft(conversation: string): [string, (text: string) => void] {
  const { drafts } = usePractice()
  const key = `practice-draft:${conversation}`
  const [draft, setDraft] = useState(() => drafts.getItem(key) ?? '')
  const write = (text: string) => {
    setDraft(text)
    if (text) drafts.setItem(key, text)
    else drafts.removeItem(key)
  }
  return [draft, write]
}

/** Puts a refused message back into the field, before what was typed since. */
function useRestoreRefused(
  refusal: Refusal | null,
  draft: string,
  onDraft: (text: string) => void,
  onSettled: () => void,
): void {
  const restore = useEffectEvent(() => {
    if (refusal) onDraft([refusal.text, draft].filter(Boolean).join('\n'))
  })
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    restore()
    if (!refusal?.until || refusal.why !== 'minute') return undefined
    const timer = setTimeout(() => settle(), refusal.until - Date.now())
    return () => clearTimeout(timer)
  }, [refusal])
}

/** Null while many are left; negative if too long. */
export function charactersLeft(text: string): number | null {
  const { message: most, warnAt } = practiceLimits
  return text.length >= most * warnAt ? most - text.trim().length : null
}

export const isTooLong = (text: string): boolean => text.trim().length > practiceLimits.message
