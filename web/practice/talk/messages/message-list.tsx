import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { Bubble } from '../../../messages/bubble.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import type { Talk } from '../delivery/talk.ts'
import type { TalkState } from '../delivery/talk-state.ts'
import { WordsAsked } from '../words-asked.tsx'
import { HelpCard } from '../help-card.tsx'
import type { SpokenVoice } from '../voice/use-voice.ts'
import { LatestAnswer } from './latest-answer.tsx'
import { MessageItem } from './message-item.tsx'
import { TypingDots } from '../../../messages/typing-dots.tsx'
import { AnswerFailure } from './answer-failure.tsx'

interface MessageListProps {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
  voice: SpokenVoice
}

export function MessageList({ talk, state, conversation, voice }: MessageListProps) {
  const { t } = useTranslation('practice')
  const { language, messages, needs_help, turns } = conversation
  const unsent = state.outgoing.filter(({ isKept }) => !isKept)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-3 px-3 py-4 sm:px-4">
      <WordsAsked conversation={conversation} />
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
      <LatestAnswer conversation={conversation} isReadAloud={voice.readsAnswers === true} />
      {needs_help && <HelpCard said={turns + unsent.length} />}
    </div>
  )
}

export function OutgoingState({ isWaiting, onRetry }: { isWaiting: boolean; onRetry: () => void }) {
  const { t } = useTranslation('practice')
  if (!isWaiting) return <p className="animate-appear self-end text-sm text-muted">{t(($) => $.talk.sending)}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2 self-end text-sm text-muted">
      {t(($) => $.talk.notSent)}
      <button type="button" onClick={onRetry} className="rounded-md px-2 font-medium text-primary-text">
        {t(($) => $.talk.sendNow)}
      </button>
    </p>
  )
}

function SoundNote({ isThere, hasMeanings }: { isThere: boolean; hasMeanings: boolean }) {
  const { t } = useTranslation('practice')
  if (!isThere && !hasMeanings) return null
  return (
    <p className="text-center text-sm text-muted">{isThere ? t(($) => $.sound.tap) : t(($) => $.sound.tapMeaning)}</p>
  )
}

interface AnswerLineProps {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
}

function AnswerLine({ talk, state, conversation }: AnswerLineProps) {
  const { t } = useTranslation('practice')
  const { name, partner_name, language } = conversation
  const { answer, active, broken } = state
  const isAnswering = active !== null && active !== broken && answer !== null
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {isAnswering && answer === '' && (
        <TypingDots label={t(($) => $.talk.answering, { name: partner_name ?? name })} />
      )}
      {answer && (
        // Hidden while streaming; announced when complete.
        <div aria-hidden="true" className="flex flex-col">
          <Bubble from="partner" text={answer} lang={language} dir={sideOf(language, answer)} />
        </div>
      )}
      <AnswerFailure talk={talk} state={state} conversation={conversation} />
    </div>
  )
}
