import { useEffect, useEffectEvent, useState } from 'react'
import { practiceLimits } from '#contract/practice/practice.ts'
import { usePractice } from '../../practice-context.ts'
import type { Refusal } from '../delivery/talk-state.ts'
import type { LoadedTalk } from '../delivery/talk.ts'
import { type Hint, useHint } from '../use-hint.ts'
import { type HandsFreeTalk, useHandsFree } from '../voice/hands-free/use-hands-free.ts'
import { type Dictation, useDictation } from '../voice/use-dictation.ts'
import type { ReadAloud } from '../voice/use-read-aloud.ts'
import type { SpokenVoice } from '../voice/use-voice.ts'

export interface Writing {
  draft: string
  isReady: boolean
  /** Discards what is still being recognized. */
  write: (text: string) => void
  send: (text?: string) => void
  /** Sends what was spoken. */
  say: (text: string) => void
  hint: Hint
  dictation: Dictation
  handsFree: HandsFreeTalk
  isFresh: boolean
}

/** Writing and dictating stop the speech output. */
export function useWriting(
  { talk, state, conversation }: LoadedTalk,
  { voice, aloud }: { voice: SpokenVoice; aloud: ReadAloud },
): Writing {
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
  const post = (text: string, wasSpoken: boolean) => {
    if (!text.trim() || isTooLong(text)) return
    speaker.stop()
    dictation.drop()
    hint.forget()
    setIsTouched(true)
    talk.send(text.trim(), wasSpoken)
    setDraft('')
    setIsSpoken(false)
  }
  const send = (text: string = draft) => post(text, isSpoken && text === draft)
  const write = (text: string) => {
    dictation.drop()
    setIsSpoken(false)
    setDraft(text)
  }
  const start = () => {
    speaker.stop()
    dictation.start()
  }
  const say = (text: string) => post(text, true)
  const spoken = { ...dictation, start }
  const handsFree = useHandsFree({ state, conversation, voice, aloud, writing: { dictation: spoken, say } })
  return {
    draft,
    isReady,
    write,
    send,
    say,
    hint,
    dictation: spoken,
    handsFree,
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
