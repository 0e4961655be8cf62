import { judgedPart, rest } from '#server/practice/guided/hear/bounds.ts'
import { withoutArticle } from '#server/practice/guided/language/articles.ts'
import { findAny, type Pattern, patternsOf } from '#server/practice/guided/language/pattern.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Script } from '#server/services/partner.ts'

type Entry = Script['vocabulary'][number]

/** The entries of the vocabulary that a conversation asks for; all of them where it asks for none. */
export function wordsWanted({ vocabulary }: Pick<Script, 'vocabulary'>, words_asked: readonly string[]): Entry[] {
  const asked = vocabulary.filter(({ word }) => words_asked.includes(word))
  return asked.length > 0 ? asked : vocabulary
}

const patternsKept = new WeakMap<Entry, Pattern[]>()

function patternsFor(tongue: Tongue, entry: Entry): Pattern[] {
  const known = patternsKept.get(entry)
  if (known) return known
  const words = withoutArticle(tongue.wordsOf(entry.word), tongue.language)
  const patterns = patternsOf(tongue, words.map(({ plain }) => plain).join(' '))
  patternsKept.set(entry, patterns)
  return patterns
}

export async function vocabularyUsed(
  tongue: Tongue,
  entries: readonly Entry[],
  texts: readonly string[],
): Promise<Set<Entry>> {
  const wanted = entries.map((entry) => ({ entry, patterns: patternsFor(tongue, entry) }))
  const used = new Set<Entry>()
  for (const text of texts) {
    const words = tongue.wordsOf(judgedPart(text, tongue.language))
    for (const { entry, patterns } of wanted)
      if (!used.has(entry) && findAny(tongue, words, patterns) !== null) used.add(entry)
    await rest(text)
  }
  return used
}
