import { ChevronDown, Volume2 } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Summary } from '#contract/practice/conversations.ts'
import { sideOf } from '../../messages/reading-side.ts'
import type { SpokenVoice } from '../talk/voice/use-voice.ts'
import { SummarySection } from './summary-section.tsx'

interface SummaryWordsProps {
  title: string
  words: Summary['words_used']
  language: string
  voice: SpokenVoice
  first?: number
}

export function SummaryWords({ title, words, first = words.length, ...said }: SummaryWordsProps) {
  const { t } = useTranslation('practice')
  if (words.length === 0) return null
  return (
    <SummarySection title={title}>
      <Words words={words.slice(0, first)} {...said} />
      {words.length > first && (
        <details className="group">
          <summary className="flex cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
            {t(($) => $.summary.moreWords, { count: words.length - first })}
            <ChevronDown className="size-5 text-faint group-open:rotate-180" aria-hidden="true" />
          </summary>
          <Words words={words.slice(first)} {...said} />
        </details>
      )}
    </SummarySection>
  )
}

function Words({ words, language, voice }: Pick<SummaryWordsProps, 'words' | 'language' | 'voice'>) {
  const { t } = useTranslation('practice')
  return (
    <ul className="grid gap-1">
      {words.map(({ word, meaning }) => (
        <li key={word} className="flex items-center gap-3">
          {voice.isThere && (
            <button
              type="button"
              aria-label={t(($) => $.summary.hear, { word })}
              onClick={() => voice.say(word, word)}
              className="grid shrink-0 place-items-center rounded-md text-muted hover:bg-surface-hover hover:text-text"
            >
              <Volume2 className="size-5" aria-hidden="true" />
            </button>
          )}
          <span className="grid min-w-0 py-1 wrap-anywhere">
            <span lang={language} dir={sideOf(language)} className="text-start font-medium">
              {word}
            </span>
            {meaning && <span className="text-muted">{meaning}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
