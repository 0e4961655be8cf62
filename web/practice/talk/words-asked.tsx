import { Check } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { sideOf } from '../../messages/reading-side.ts'

/** The words that the conversation asks for; those that were used already are ticked. */
export function WordsAsked({ conversation }: { conversation: PracticeConversation }) {
  const { t } = useTranslation('practice')
  const { words_asked, words_used, language } = conversation
  if (words_asked.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-sm">
      <span className="text-muted">{t(($) => $.talk.tryToUse)}</span>
      <ul className="contents">
        {words_asked.map((word) => {
          const isUsed = words_used.includes(word)
          return (
            <li
              key={word}
              className={`flex items-center gap-1 rounded-full px-2.5 py-0.5 ${isUsed ? 'bg-success-soft text-success-text' : 'bg-chip'}`}
            >
              {isUsed && <Check className="size-3.5" aria-hidden="true" />}
              <span lang={language} dir={sideOf(language, word)}>
                {word}
              </span>
              {isUsed && <span className="sr-only">({t(($) => $.talk.wordUsed)})</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
