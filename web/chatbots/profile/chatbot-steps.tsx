import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Step, Twist } from '#contract/teaching/chatbot-step.ts'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { useFormat } from '../../lib/words/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { ExpectedAnswers } from './expected-answers.tsx'
import { saidClasses } from './said-classes.ts'
import { StepReactions } from './step-reactions.tsx'
import { StepTwists } from './step-twists.tsx'

export function ChatbotSteps({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const id = useId()
  const { language, opening_message, steps, twists } = chatbot
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={t(($) => $.steps.title)}
        description={steps.length > 0 && t(($) => $.steps.count, { count: steps.length, number: number(steps.length) })}
      />
      {opening_message && (
        <div className="mb-5 grid gap-1.5">
          <p className="text-sm text-muted">{t(($) => $.steps.opening)}</p>
          <p lang={language} dir="auto" className={`${saidClasses} whitespace-pre-line`}>
            {opening_message}
          </p>
        </div>
      )}
      {steps.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{t(($) => $.steps.none)}</p>
          <ButtonLink size="sm" render={<Link to={`/create/${chatbot.id}`} />}>
            {t(($) => $.steps.write)}
          </ButtonLink>
        </div>
      ) : (
        <ol className="grid grid-cols-1">
          {steps.map((step, place) => {
            const said = number(place + 1)
            const own = twists.filter((twist) => twist.step === place + 1)
            return <StepItem key={said} step={step} twists={own} number={said} language={language} />
          })}
        </ol>
      )}
    </Card>
  )
}

type StepItemProps = { step: Step; twists: readonly Twist[]; number: string; language: string }

function StepItem({ step, twists, number, language }: StepItemProps) {
  const { t } = useTranslation('chatbots')
  return (
    <li className="group relative flex gap-3 pb-6 last:pb-0">
      <span className="absolute inset-y-0 start-3.5 w-px bg-border group-last:hidden" aria-hidden="true" />
      <span className="relative grid size-7 shrink-0 place-items-center rounded-full bg-chip text-xs font-medium text-muted tabular-nums ring-4 ring-surface">
        {number}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-2">
        <p lang={language} dir="auto" className={`${saidClasses} whitespace-pre-line`}>
          {step.says}
        </p>
        <StepTwists twists={twists} language={language} />
        {step.expects.length > 0 && <ExpectedAnswers expects={step.expects} language={language} />}
        {step.example && (
          <p className="text-muted wrap-anywhere">{t(($) => $.steps.good, { example: step.example })}</p>
        )}
        {step.hint && <p className="text-muted wrap-anywhere">{t(($) => $.steps.hint, { hint: step.hint })}</p>}
        <StepReactions step={step} language={language} />
      </div>
    </li>
  )
}
