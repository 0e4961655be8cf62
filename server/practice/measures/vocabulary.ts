import { withoutArticle } from '#server/practice/guided/language/articles.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findAny, patternsOf } from '#server/practice/guided/language/pattern.ts'
import type { Script } from '#server/practice/partner.ts'

type Entry = Script['vocabulary'][number]

/** The entries of the vocabulary that a student has used, in any form. */
export function vocabularyUsed({ tongue }: Listener, { vocabulary }: Script, texts: readonly string[]): Set<Entry> {
  const said = texts.map(tongue.wordsOf)
  const isUsed = ({ word }: Entry) => {
    const wanted = withoutArticle(tongue.wordsOf(word), tongue.language)
    const patterns = patternsOf(tongue, wanted.map(({ plain }) => plain).join(' '))
    return said.some((words) => findAny(tongue, words, patterns) !== null)
  }
  return new Set(vocabulary.filter(isUsed))
}
