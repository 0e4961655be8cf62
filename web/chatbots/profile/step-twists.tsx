import { Shuffle } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Twist } from '#contract/teaching/chatbot-step.ts'
import { saidClasses } from './said-classes.ts'

/** What is said in some conversations in place of what the step says. */
export function StepTwists({ twists, language }: { twists: readonly Twist[]; language: string }) {
  const { t } = useTranslation('chatbots')
  return twists.map(({ says }) => (
    <div key={says} className="grid min-w-0 grid-cols-1 gap-1">
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <Shuffle className="size-3.5 shrink-0" aria-hidden="true" />
        {t(($) => $.reactions.twist)}
      </p>
      <p lang={language} dir="auto" className={`${saidClasses} whitespace-pre-line`}>
        {says}
      </p>
    </div>
  ))
}
