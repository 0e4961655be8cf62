import type { Hearing } from '#server/practice/guided/hear/hearing.ts'
import { entryAsked } from '#server/practice/guided/hear/vocabulary.ts'

/** The most characters of a student's words that are said again. */
const mostLetters = 60

/** Explains a word of the vocabulary, or says that it is not there. */
export function explain(
  { listener }: Pick<Hearing, 'listener'>,
  say: (key: 'meaning' | 'no_meaning', values: Readonly<Record<string, string>>) => string,
  text: string,
  asked: string,
): string {
  const entry = entryAsked(listener, asked)
  if (entry && entry.meaning !== null)
    return say('meaning', { word: entry.word, meaning: entry.meaning.replace(/[.。।]$/u, '') })
  const parts = new Set(asked.split(' '))
  const written = listener.tongue.wordsOf(text).filter(({ bare }) => parts.has(bare))
  const word = entry?.word ?? written.map((each) => each.written).join(' ')
  return say('no_meaning', { word: (word || asked).slice(0, mostLetters) })
}
