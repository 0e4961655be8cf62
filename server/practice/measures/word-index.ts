import { shorterOf } from '#server/practice/guided/language/candidates.ts'
import { isTypo } from '#server/practice/guided/language/compare.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'

/** Words among which one that is like another is found without a look at each. */
export interface WordIndex {
  /** The first that is the same but for its accents. */
  sameAs: (word: Word) => Word | undefined
  /** Whether one of them is another form of a word: of the same stem, or different in its last letter only. */
  hasFormOf: (word: Word) => boolean
  /** The first of which a word may be a mistyped one. */
  meantBy: (word: Word) => Word | undefined
}

const fewestSharedLetters = 3

export function indexOf({ stem }: Pick<Tongue, 'stem'>, words: readonly Word[]): WordIndex {
  const bare = new Map<string, Word>()
  const shorter = new Map<string, number[]>()
  const beginnings = new Set<string>()
  const withoutLast = new Set<string>()
  const stems = new Set(words.map(({ plain }) => stem(plain)))
  for (const [at, word] of words.entries()) {
    if (!bare.has(word.bare)) bare.set(word.bare, word)
    for (const each of new Set(shorterOf(word))) shorter.set(each, [...(shorter.get(each) ?? []), at])
    const { length } = word.bare
    if (length <= fewestSharedLetters) continue
    withoutLast.add(word.bare.slice(0, -1))
    for (let until = fewestSharedLetters; until <= length; until += 1) beginnings.add(word.bare.slice(0, until))
  }
  const beginsLike = ({ bare: said }: Word) => {
    if (said.length > fewestSharedLetters && beginnings.has(said.slice(0, -1))) return true
    for (let until = fewestSharedLetters; until < said.length; until += 1)
      if (withoutLast.has(said.slice(0, until))) return true
    return false
  }
  return {
    sameAs: (word) => bare.get(word.bare),
    hasFormOf: (word) => stems.has(stem(word.plain)) || beginsLike(word),
    meantBy: (word) => {
      const near = new Set(shorterOf(word).flatMap((each) => shorter.get(each) ?? []))
      const first = [...near].toSorted((a, b) => a - b).find((at) => isTypo(word.bare, words[at]?.bare ?? ''))
      return first === undefined ? undefined : words[first]
    },
  }
}
