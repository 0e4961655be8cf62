import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useSpeaking } from '../../../speech/speaker/use-speaking.ts'
import { Dots } from '../../../messages/typing-dots.tsx'
import { usePractice } from '../../practice-context.ts'
import { sideOf } from '../../../messages/reading-side.ts'
import type { SpokenVoice } from '../voice/use-voice.ts'
import { useWordTaps } from '../voice/use-word-taps.ts'
import type { TalkState } from '../delivery/talk-state.ts'
import { SpokenSentence } from './spoken-sentence.tsx'

interface CaptionProps {
  state: TalkState
  conversation: PracticeConversation
  voice: SpokenVoice
  isOn: boolean
}

/** The current sentence word by word; between sentences the end of the last message, which has the question. */
export function Caption({ voice, isOn, ...said }: CaptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useWordTaps(ref, said.conversation.language, voice.isThere ? (word) => voice.say('word', word) : null)
  return (
    <div ref={ref} className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 pt-2">
      <div className="m-auto w-full text-center wrap-anywhere">
        <Words {...said} isOn={isOn && voice.isThere} />
      </div>
    </div>
  )
}

function Words({ state, conversation, isOn }: Omit<CaptionProps, 'voice'>): ReactNode {
  const { speaker } = usePractice()
  const { id, sentence, word, isSilent, isBlocked } = useSpeaking(speaker)
  const { language, messages, shows_captions } = conversation
  const { answer, active, broken } = state
  const isShown = shows_captions || !isOn || isSilent || isBlocked
  // Tapping a single word plays it without replacing the caption.
  if (id !== null && id !== 'word' && sentence)
    return isShown && <SpokenSentence sentence={sentence} word={word} language={language} />
  if (!isOn && answer) return <WholeText text={answer} language={language} />
  const own = active !== null && active !== broken ? ownWords(state, messages) : null
  if (own !== null) return <OwnWords text={own} language={language} />
  const last = messages.findLast(({ from }) => from === 'partner')
  return isShown && last && <WholeText text={last.text} language={language} />
}

const ownWords = ({ outgoing }: TalkState, messages: PracticeConversation['messages']) =>
  outgoing.at(-1)?.text ?? messages.findLast(({ from }) => from === 'student')?.text ?? null

const WholeText = ({ text, language }: { text: string; language: string }) => (
  <p lang={language} dir={sideOf(language, text)} data-words className="whitespace-pre-line">
    {text.replaceAll(/\n{2,}/g, '\n')}
  </p>
)

function OwnWords({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('practice')
  return (
    <div className="grid justify-items-center gap-3 pb-1">
      <p lang={language} dir={sideOf(language, text)} className="text-muted">
        <span className="sr-only">{t(($) => $.talk.you)}: </span>
        {text}
      </p>
      <Dots isLarge />
    </div>
  )
}
