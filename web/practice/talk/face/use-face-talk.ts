import { type RefObject, useRef, useState } from 'react'
import type { Mood } from '../../../face/drawing/poses.ts'
import { type Notice, useNotice } from '../../notice/use-notice.ts'
import { type SpokenVoice, useVoice } from '../voice/use-voice.ts'
import type { LoadedTalk } from '../delivery/talk.ts'
import { type ReadAloud, useReadAloud } from '../voice/use-read-aloud.ts'
import { useWriting, type Writing } from '../writing/use-writing.ts'
import { type TalkLayout, useTalkLayout } from './use-talk-layout.ts'
import { useMood } from './use-mood.ts'
import { type Opening, useOpening } from './use-opening.ts'
import { type PushToTalk, usePushToTalk } from './speaking/use-push-to-talk.ts'

export interface FaceTalkState {
  layout: TalkLayout
  hasText: boolean
  showText: (isShown: boolean) => void
  voice: SpokenVoice
  aloud: ReadAloud
  writing: Writing
  notice: Notice
  opening: Opening
  push: PushToTalk
  mood: Mood
  listen: { isSaying: boolean; onPress: () => void } | null
  field: RefObject<HTMLTextAreaElement | null>
}

/** Hands free, the space bar belongs to the page. */
const spaceKey = ({ dictation, handsFree }: Writing) => (handsFree.isOn ? { ...dictation, isThere: false } : dictation)

export function useFaceTalk({ talk, state, conversation }: LoadedTalk): FaceTalkState {
  const { language, messages } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const layout = useTalkLayout()
  const [isTextShown, showText] = useState<boolean | null>(null)
  const voice = useVoice(language, conversation.voice)
  const aloud = useReadAloud(state, conversation, voice)
  const writing = useWriting({ talk, state, conversation }, { voice, aloud })
  const notice = useNotice(writing.dictation.recipient)
  const opening = useOpening({ last: messages.at(-1), voice, isOn: aloud.isOn, isReady: !notice.isFirst })
  // On a device without a voice the talk opens with the text, and stays so if a voice comes later.
  if (isTextShown === null && opening.hasNoVoice) showText(true)
  const hasText = isTextShown === true || layout === 'wide'
  const push = usePushToTalk(spaceKey(writing), () => hasText && field.current?.focus())
  const mood = useMood(state, writing.dictation.isListening || writing.handsFree.phase === 'listening')
  const last = messages.findLast(({ from }) => from === 'partner')
  const isSaying = last !== undefined && aloud.saying === last.id
  const togglePlayback = () => (isSaying || !last ? voice.stop() : voice.say(last.id, last.text))
  return {
    layout: layout,
    hasText,
    showText,
    voice: { ...voice, saying: aloud.saying, readsAnswers: aloud.isOn && voice.isThere },
    aloud,
    writing,
    notice,
    opening,
    push,
    mood,
    listen: voice.isThere && last ? { isSaying, onPress: togglePlayback } : null,
    field,
  }
}
