import { interfaceLanguages } from '#contract/values/languages.ts'
import { withoutArticle } from '#server/practice/guided/language/articles.ts'
import { bareText, foldText } from '#server/practice/guided/language/fold.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import type { Script } from '#server/services/partner.ts'
import { everydayWords } from './everyday-words.ts'

const rows = everydayWords
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

const columnOf = (language: string | null) => interfaceLanguages.findIndex((each) => each === language)

const bare = (text: string) => bareText(foldText(text)).trim()

/** What a word of another language is called in the practised one, by the chatbot's own vocabulary, then by the everyday words; null where it is in neither. */
export function translationOf(
  { vocabulary, language }: Pick<Script, 'vocabulary' | 'language'>,
  { tongue }: Pick<Listener, 'tongue'>,
  native_language: string | null,
  word: string,
): string | null {
  const wanted = bare(word)
  if (wanted === '') return null
  const own = vocabulary.find(({ meaning }) => meaning !== null && bare(meaning) === wanted)
  if (own) return own.word
  const target = columnOf(language)
  if (target < 0) return null
  const isNamed = (cell: string, from: string) =>
    cell.split('/').some((each) => {
      const plain = withoutArticle(tongue.wordsOf(each), from).map((part) => part.bare)
      return bare(each) === wanted || plain.join(' ') === wanted
    })
  const languages = [native_language, ...interfaceLanguages].filter((from) => from !== language)
  for (const from of languages) {
    const source = columnOf(from)
    const row = rows.find((cells) => isNamed(cells[source] ?? '', from ?? ''))
    if (row) return row[target]?.split('/')[0]?.trim() || null
  }
  return null
}
