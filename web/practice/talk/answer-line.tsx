import { useTranslation } from 'react-i18next'
import type { PracticeConversation } from '#contract/practice.ts'
import { Bubble } from '../../talk/bubble.tsx'
import { TypingDots } from '../../talk/typing-dots.tsx'
import { Button } from '../../ui/button.tsx'
import { sideOf } from '../reading-side.ts'
import type { Talk } from './create-talk.ts'
import type { TalkState } from './talk-state.ts'

interface AnswerLineProps {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
}

/** The answer as far as it has come, or why there is none. */
export function AnswerLine({ talk, state, conversation }: AnswerLineProps) {
  const { t } = useTranslation('practice')
  const { name, language, is_unanswered } = conversation
  const { answer, active, broken, outgoing, isWaiting } = state
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
      {is_unanswered && !isAnswering && active === null && (
        <output className="flex flex-wrap items-center gap-3 text-muted">
          {outgoing.some(({ isKept }) => isKept) ? (
            <>
              {isWaiting ? t(($) => $.offline) : t(($) => $.talk.brokeOff)}
              <Button size="lg" onClick={talk.retry}>
                {t(($) => $.retry)}
              </Button>
            </>
          ) : (
            t(($) => $.talk.noAnswer)
          )}
        </output>
      )}
    </div>
  )
}
