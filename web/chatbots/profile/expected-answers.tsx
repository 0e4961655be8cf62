import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { focusEndOf } from '../../lists/keep-focus.ts'
import { alternativesOf } from './expected.ts'

const initialCount = 6

type ExpectedAnswersProps = { expects: readonly string[]; language: string }

export function ExpectedAnswers({ expects, language }: ExpectedAnswersProps) {
  const { t } = useTranslation('chatbots')
  return (
    <ul aria-label={t(($) => $.steps.expects)} className="grid max-w-full min-w-0 grid-cols-1 gap-1.5">
      {expects.map((expected) => (
        <li key={expected} className="min-w-0">
          <Alternatives texts={alternativesOf(expected)} language={language} />
        </li>
      ))}
    </ul>
  )
}

function Alternatives({ texts, language }: { texts: readonly string[]; language: string }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const [isWhole, setIsWhole] = useState(texts.length <= initialCount)
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5">
      {(isWhole ? texts : texts.slice(0, initialCount)).map((text) => (
        <li key={text} lang={language} dir="auto" className={chipClasses}>
          {text}
        </li>
      ))}
      {!isWhole && (
        <li className="flex">
          <button
            type="button"
            className={moreClasses}
            onClick={({ currentTarget }) => {
              focusEndOf(currentTarget.parentElement?.previousElementSibling)
              setIsWhole(true)
            }}
          >
            {t(($) => $.steps.more, { number: number(texts.length - initialCount) })}
          </button>
        </li>
      )}
    </ul>
  )
}

const chipClasses =
  'min-w-0 max-w-full rounded-xl bg-chip px-2.5 py-1 text-xs font-medium wrap-anywhere ring-1 ring-border ring-inset'
const moreClasses =
  'rounded-xl px-2.5 py-1 text-xs font-medium text-primary-text underline-offset-3 ring-1 ring-border ring-inset hover:underline'
