import type { SpeechState } from '../../../speech/speaker/speech-state.ts'
import { sideOf } from '../../../messages/reading-side.ts'
import { wordAt } from '../voice/words.ts'

interface SpokenSentenceProps {
  sentence: NonNullable<SpeechState['sentence']>
  /** The index of the current word in the text; null if the voice reports none. */
  word: number | null
  language: string
}

export function SpokenSentence({ sentence: { text, place }, word, language }: SpokenSentenceProps) {
  const found = word === null ? null : wordAt(text, word - place, language)
  return (
    <p lang={language} dir={sideOf(language, text)} className="text-lg/7 text-balance">
      {found ? (
        <>
          {text.slice(0, found.start)}
          <mark
            key={found.start}
            ref={scrollToWord}
            className="rounded-xs bg-primary-soft text-primary-text forced-colors:bg-[Highlight]"
          >
            {text.slice(found.start, found.end)}
          </mark>
          {text.slice(found.end)}
        </>
      ) : (
        text
      )}
    </p>
  )
}

const scrollToWord = (word: HTMLElement | null) => word?.scrollIntoView({ block: 'nearest' })
