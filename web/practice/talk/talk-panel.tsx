import { ArrowDown } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import type { Talk } from './delivery/talk.ts'
import type { TalkState } from './delivery/talk-state.ts'
import { EndOfTalk } from './end-of-talk.tsx'
import { MessageList } from './messages/message-list.tsx'
import { useStickToEnd } from './messages/use-stick-to-end.ts'
import { SilentNote } from './voice/silent-note.tsx'
import type { SpokenVoice } from './voice/use-voice.ts'
import { useWordTaps } from './voice/use-word-taps.ts'
import { HandsFreeBar, WordMeaning } from './voice/lazy-parts.ts'
import { Composer } from './writing/composer.tsx'
import type { Writing } from './writing/use-writing.ts'

interface TalkPanelProps {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
  voice: SpokenVoice
  writing: Writing
  field: RefObject<HTMLTextAreaElement | null>
  speaksElsewhere?: boolean
  tool?: ReactNode
}

export function TalkPanel({
  talk,
  state,
  conversation,
  voice,
  writing,
  field,
  speaksElsewhere = false,
  tool,
}: TalkPanelProps) {
  const scroller = useRef<HTMLElement>(null)
  const end = useStickToEnd(scroller)
  const [tapped, setTapped] = useState<string | null>(null)
  useWordTaps(scroller, conversation.language, voice.isThere ? (word) => voice.say('word', word) : setTapped)
  const send = (text?: string) => {
    setTapped(null)
    writing.send(text)
    end.go()
  }
  return (
    <>
      <section
        ref={scroller}
        aria-label={conversation.name}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <MessageList talk={talk} state={state} conversation={conversation} voice={voice} />
      </section>
      {tapped !== null && !voice.isThere && <WordMeaning word={tapped} conversation={conversation} />}
      <SilentNote />
      {end.hasNewBelow && <NewMessageButton onPress={end.go} />}
      {conversation.progress.is_over ? (
        <EndOfTalk talk={talk} conversation={conversation} />
      ) : writing.handsFree.isOn ? (
        <HandsFreeBar handsFree={writing.handsFree} conversation={conversation} />
      ) : (
        <Composer
          field={field}
          writing={{ ...writing, send }}
          refusal={state.refusal}
          conversation={conversation}
          speaksElsewhere={speaksElsewhere}
          tool={tool}
        />
      )}
    </>
  )
}

function NewMessageButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('practice')
  return (
    <div className="relative h-0">
      <button
        type="button"
        onClick={onPress}
        className="absolute inset-x-0 bottom-3 mx-auto flex w-fit items-center gap-2 rounded-full bg-surface-raised px-4 font-medium shadow-pop"
      >
        {t(($) => $.talk.latest)}
        <ArrowDown className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
