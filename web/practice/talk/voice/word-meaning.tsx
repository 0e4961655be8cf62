import type { PracticeConversation } from '#contract/practice/practice.ts'
import { sideOf } from '../../../messages/reading-side.ts'
import { meaningOf } from './meaning-of.ts'

interface WordMeaningProps {
  word: string
  conversation: Pick<PracticeConversation, 'language' | 'vocabulary'>
}

export function WordMeaning({ word, conversation: { language, vocabulary } }: WordMeaningProps) {
  const entry = meaningOf(vocabulary, word)
  if (!entry) return null
  return (
    <output className="mx-auto w-full max-w-3xl px-3 sm:px-4">
      <span className="mb-2 flex flex-wrap gap-x-2 rounded-md bg-primary-soft px-3 py-2 wrap-anywhere">
        <span lang={language} dir={sideOf(language)} className="font-medium">
          {entry.word}
        </span>
        <span>{entry.meaning}</span>
      </span>
    </output>
  )
}
