import { wordsOf } from '#server/imports/fold.ts'

interface Named {
  first_name: string | null
  last_name: string | null
}

/** A name as people read it. */
export const fullName = ({ first_name, last_name }: Named): string => [first_name, last_name].filter(Boolean).join(' ')

/** The folded words of a name. */
export const nameWords = (person: Named): string[] => wordsOf(fullName(person))

/** What two people of the same name share: its folded words in any order. */
export const nameKey = (person: Named): string => nameWords(person).toSorted().join(' ')

/** Says whether two names have a word in common. */
export const shareName = (one: Named, other: Named): boolean => {
  const words = nameWords(one)
  return nameWords(other).some((word) => words.includes(word))
}
