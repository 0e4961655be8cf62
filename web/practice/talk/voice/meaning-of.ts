import type { PracticeConversation } from '#contract/practice/practice.ts'

type VocabularyEntry = PracticeConversation['vocabulary'][number]

/** The shortest word that may match part of an entry, and the most letters in which an inflected form differs. */
const [fewest, mostApart] = [4, 2]

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** An exact match first, then a word of a longer entry, then an inflected form. */
export function meaningOf(vocabulary: readonly VocabularyEntry[], word: string): VocabularyEntry | null {
  const tapped = normalize(word)
  const isForm = (other: string) => {
    const [short, long] = other.length < tapped.length ? [other, tapped] : [tapped, other]
    return short.length >= fewest && long.startsWith(short) && long.length - short.length <= mostApart
  }
  return (
    vocabulary.find((entry) => normalize(entry.word) === tapped) ??
    vocabulary.find((entry) =>
      normalize(entry.word)
        .split(/[^\p{L}\p{N}]+/u)
        .some(isForm),
    ) ??
    null
  )
}
