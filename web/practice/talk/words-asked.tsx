import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { sideOf } from '../../messages/reading-side.ts'

/** The words that the conversation asks for; those that were written already are ticked. */
export function WordsAsked({ conversation }: { conversation: PracticeConversation }) {
  const { t } = useTranslation('practice')
  const { words_asked, messages, language } = conversation
  if (words_asked.length === 0) return null
  const said = messages.filter(({ from }) => from === 'student').map(({ text }) => text.toLocaleLowerCase(language))
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-sm">
      <span className="text-muted">{t(($) => $.talk.tryToUse)}</span>
      <ul className="contents">
        {words_asked.map((word) => {
          const isUsed = said.some((text) => text.includes(coreOf(word, language)))
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

// Without an article or "to" at the beginning.
const coreOf = (word: string, language: string): string =>
  (/^(?:to|the|an?|el|la|los|las|una?|le|les|l['’]|des|der|die|das|sich|il|lo|gli|i|os?|as?|uma?) ?(?=\S)/i.exec(word)
    ? word.replace(/^\S+ |^l['’]/i, '')
    : word
  ).toLocaleLowerCase(language)
