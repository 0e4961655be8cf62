import { ChevronRight, CornerDownRight } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Reaction, Step } from '#contract/teaching/chatbot-step.ts'
import { useFormat } from '../../lib/words/format.ts'
import { ExpectedAnswers } from './expected-answers.tsx'
import { saidClasses } from './said-classes.ts'

/** What the chatbot says to an answer of a certain kind. */
export function StepReactions({ step, language }: { step: Step; language: string }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const { reactions = [] } = step
  if (reactions.length === 0) return null
  return (
    <details className="group/reactions min-w-0 justify-self-stretch">
      <summary className="-ms-2 inline-flex h-9 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-primary-text transition-colors select-none hover:bg-primary-soft">
        <ChevronRight
          className="size-4 transition-transform group-open/reactions:rotate-90 rtl:-scale-x-100"
          aria-hidden="true"
        />
        {t(($) => $.reactions.count, { count: reactions.length, number: number(reactions.length) })}
      </summary>
      <ul className="mt-1 grid grid-cols-1 gap-4 border-s border-border ps-4">
        {reactions.map((reaction) => (
          <ReactionItem key={JSON.stringify(reaction)} reaction={reaction} language={language} />
        ))}
      </ul>
    </details>
  )
}

function ReactionItem({ reaction, language }: { reaction: Reaction; language: string }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const { act, matches, says, goes_to } = reaction
  const isAnything = act === null && matches.length === 0
  return (
    <li className="grid min-w-0 grid-cols-1 justify-items-start gap-1.5">
      <p className="text-sm text-muted">
        {isAnything
          ? t(($) => $.reactions.otherwise)
          : t(($) => $.reactions.if, { act: t(($) => $.reactions.act[act ?? 'words']) })}
      </p>
      {matches.length > 0 && <ExpectedAnswers expects={matches} language={language} />}
      {says.map((text) => (
        <p key={text} lang={language} dir="auto" className={`${saidClasses} whitespace-pre-line`}>
          {text}
        </p>
      ))}
      {goes_to !== 'next' && (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <CornerDownRight className="size-3.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
          {typeof goes_to === 'number'
            ? t(($) => $.reactions.step, { number: number(goes_to) })
            : t(($) => $.reactions[goes_to])}
        </p>
      )}
    </li>
  )
}
