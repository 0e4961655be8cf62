import { wordsOf } from '#server/students/fold.ts'

interface PersonName {
  first_name: string | null
  last_name: string | null
}

/** A name as people read it. */
export const fullName = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].filter(Boolean).join(' ')

/** The folded words of a name, sorted, so that people of the same name have the same ones. */
export const nameWords = (person: PersonName): string[] => wordsOf(fullName(person)).toSorted()

/** Says whether two names have a word in common. */
export const shareName = (one: PersonName, other: PersonName): boolean => {
  const words = nameWords(one)
  return nameWords(other).some((word) => words.includes(word))
}
