import { useTranslation } from 'react-i18next'
import type { PracticeConversation } from '#contract/practice.ts'
import { Bubble } from '../../../messages/bubble.tsx'
import { TypingDots } from '../../../messages/typing-dots.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import type { Talk } from '../delivery/create-talk.ts'
import type { TalkState } from '../delivery/talk-state.ts'
import { Unanswered } from './unanswered.tsx'

interface AnswerLineProps {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
}

/** The answer as far as it has come, or why there is none. */
export function AnswerLine({ talk, state, conversation }: AnswerLineProps) {
  const { t } = useTranslation('practice')
  const { name, language } = conversation
  const { answer, active, broken } = state
  const isAnswering = active !== null && active !== broken && answer !== null
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {isAnswering && answer === '' && <TypingDots label={t(($) => $.talk.answering, { name })} />}
      {answer && (
        // What comes word by word is read out when it is whole.
        <div aria-hidden="true" className="flex flex-col">
          <Bubble from="partner" text={answer} lang={language} dir={sideOf(language, answer)} />
        </div>
      )}
      <Unanswered talk={talk} state={state} conversation={conversation} />
    </div>
  )
}
