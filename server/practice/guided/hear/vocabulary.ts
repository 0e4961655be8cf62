import type { Script } from '#server/services/partner.ts'
import { withoutArticle } from '#server/practice/guided/language/articles.ts'
import { likenessOf } from '#server/practice/guided/language/compare.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'

type Entry = Script['vocabulary'][number]
type Fits = (asked: readonly Word[], entry: readonly Word[]) => boolean

/** The entry of the vocabulary that is exactly what is asked for, but for an article. */
export function entryNamed({ tongue, vocabulary }: Listener, asked: string): Entry | null {
  const words = withoutArticle(tongue.wordsOf(asked), tongue.language)
  return find(tongue, vocabulary, words, (said, entry) => isAllIn(tongue, said, entry) && isAllIn(tongue, entry, said))
}

/** The entry of the vocabulary that is asked for: best the whole of it, else one that has a word of it. */
export function entryAsked(listener: Listener, asked: string): Entry | null {
  const { tongue, vocabulary } = listener
  const words = tongue.wordsOf(asked)
  const telling = words.filter(({ bare }) => !tongue.functionWords.has(bare))
  return (
    entryNamed(listener, asked) ??
    find(tongue, vocabulary, words, (said, entry) => isAllIn(tongue, entry, said)) ??
    find(tongue, vocabulary, telling, (said, entry) => entry.some((word) => isIn(tongue, word, said)))
  )
}

const find = ({ wordsOf, language }: Tongue, vocabulary: readonly Entry[], asked: readonly Word[], fits: Fits) =>
  vocabulary.find(({ word }) => {
    const entry = withoutArticle(wordsOf(word), language)
    return entry.length > 0 && asked.length > 0 && fits(asked, entry)
  }) ?? null

const isIn = (tongue: Tongue, word: Word, words: readonly Word[]) =>
  words.some((each) => likenessOf(tongue, each, word) !== null)
const isAllIn = (tongue: Tongue, some: readonly Word[], words: readonly Word[]) =>
  some.every((word) => isIn(tongue, word, words))
