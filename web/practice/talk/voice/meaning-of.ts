import type { PracticeConversation } from '#contract/practice.ts'

type VocabularyEntry = PracticeConversation['vocabulary'][number]

/** The fewest letters of a word that stands for an entry of several, and the most in which a form of it differs. */
const [fewest, mostApart] = [4, 2]

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The entry of the vocabulary that a word belongs to: the word itself, else one that has it, or another form of it, in it. */
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
