import { useTranslation } from 'react-i18next'
import type { PracticeConversation } from '#contract/practice.ts'
import { Bubble } from '../../../messages/bubble.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import type { SpokenVoice } from '../voice/use-voice.ts'
import { AnswerLine } from './answer-line.tsx'
import type { Talk } from '../delivery/create-talk.ts'
import { HelpCard } from '../help-card.tsx'
import { LatestAnswer } from './latest-answer.tsx'
import { MessageItem } from './message-item.tsx'
import { OutgoingState } from './outgoing-state.tsx'
import { SoundNote } from '../voice/sound-note.tsx'
import type { TalkState } from '../delivery/talk-state.ts'

interface MessageListProps {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
  voice: SpokenVoice
}

/** Everything that was said, what is on its way, and the answer as it comes. */
export function MessageList({ talk, state, conversation, voice }: MessageListProps) {
  const { t } = useTranslation('practice')
  const { language, messages, needs_help, turns } = conversation
  const unsent = state.outgoing.filter(({ isKept }) => !isKept)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-3 px-3 py-4 sm:px-4">
      <SoundNote isThere={voice.isThere} hasMeanings={conversation.vocabulary.length > 0} />
      <ol className="grid grid-cols-1 gap-3">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} conversation={conversation} voice={voice} />
        ))}
        {unsent.map(({ key, text }) => (
          <li key={key} className="flex flex-col gap-1">
            <Bubble
              from="student"
              text={text}
              lang={language}
              dir={sideOf(language, text)}
              speaker={t(($) => $.talk.you)}
            />
            <OutgoingState isWaiting={state.isWaiting} onRetry={talk.retry} />
          </li>
        ))}
      </ol>
      <AnswerLine talk={talk} state={state} conversation={conversation} />
      <LatestAnswer conversation={conversation} />
      {needs_help && <HelpCard said={turns + unsent.length} />}
    </div>
  )
}
