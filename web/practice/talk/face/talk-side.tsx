import { MessageSquareOff, MessageSquareText } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EndOfTalk } from '../end-of-talk.tsx'
import { TalkPanel } from '../talk-panel.tsx'
import type { LoadedTalk } from '../delivery/talk.ts'
import type { SpokenVoice } from '../voice/use-voice.ts'
import { Composer } from '../writing/composer.tsx'
import type { Writing } from '../writing/use-writing.ts'
import { HandsFreeBar } from '../voice/lazy-parts.ts'
import { Caption } from './caption.tsx'
import { FaceNotes } from './face-notes.tsx'
import type { LayoutClasses } from './layout-classes.ts'
import { TalkButton } from './speaking/talk-button.tsx'
import type { PushToTalk } from './speaking/use-push-to-talk.ts'
import { TalkDock } from './talk-dock.tsx'

interface TalkSideProps extends LoadedTalk {
  voice: SpokenVoice
  isOn: boolean
  writing: Writing
  isWide: boolean
  hasText: boolean
  showText: (isShown: boolean) => void
  hasNoVoice: boolean
  push: PushToTalk
  field: RefObject<HTMLTextAreaElement | null>
  place: LayoutClasses
}

export const TalkSide = (props: TalkSideProps) =>
  props.hasText ? <FullConversation {...props} /> : <AnswerArea {...props} />

function FullConversation({
  talk,
  state,
  conversation,
  voice,
  writing,
  field,
  isWide,
  showText,
  push,
  place,
}: TalkSideProps) {
  const { isListening } = writing.dictation
  const isThere = writing.dictation.isThere && !writing.handsFree.isOn
  const said = { talk, state, conversation, voice, writing, field }
  return (
    <>
      {isWide && writing.dictation.isThere && (
        // Keeps its height when empty.
        <div className="grid h-36 content-center justify-items-center">
          {isThere && !conversation.progress.is_over && <TalkButton push={push} isListening={isListening} />}
        </div>
      )}
      <div className={`flex min-h-0 min-w-0 flex-col ${place.side}`}>
        <TalkPanel
          {...said}
          speaksElsewhere={isWide}
          tool={!isWide && <TextToggle hasText onPress={() => showText(false)} />}
        />
      </div>
    </>
  )
}

function AnswerArea({ talk, state, conversation, voice, isOn, writing, hasNoVoice, ...rest }: TalkSideProps) {
  const { push, field, place, showText } = rest
  const { is_over: isOver } = conversation.progress
  const speaks = writing.dictation.isThere && !isOver
  const said = { talk, state, conversation }
  const openText = () => showText(true)
  return (
    <div className={`flex min-h-0 min-w-0 flex-col justify-end ${place.side}`}>
      <Caption state={state} conversation={conversation} voice={voice} isOn={isOn} />
      <FaceNotes
        {...said}
        writing={writing}
        speaks={speaks}
        hasNoVoice={hasNoVoice}
        readsAnswers={voice.readsAnswers === true}
      />
      {speaks && writing.handsFree.isOn && <HandsFreeBar handsFree={writing.handsFree} conversation={conversation} />}
      {speaks && !writing.handsFree.isOn && <TalkDock writing={writing} push={push} onText={openText} />}
      {isOver && <EndOfTalk talk={talk} conversation={conversation} />}
      {!isOver && !speaks && (
        <Composer
          field={field}
          writing={writing}
          refusal={state.refusal}
          conversation={conversation}
          speaksElsewhere
          hasNotes={false}
          tool={<TextToggle hasText={false} onPress={openText} />}
        />
      )}
    </div>
  )
}

function TextToggle({ hasText, onPress }: { hasText: boolean; onPress: () => void }) {
  const { t } = useTranslation('practice')
  return (
    <Button variant="ghost" size="lg" icon={hasText ? <MessageSquareOff /> : <MessageSquareText />} onClick={onPress}>
      {hasText ? <span className="max-sm:sr-only">{t(($) => $.face.hideText)}</span> : t(($) => $.face.showText)}
    </Button>
  )
}
