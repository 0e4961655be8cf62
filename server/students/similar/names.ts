import { wordsOf } from '#server/students/fold.ts'

interface PersonName {
  first_name: string | null
  last_name: string | null
}

export const fullName = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].filter(Boolean).join(' ')

export const nameWords = (person: PersonName): string[] => wordsOf(fullName(person)).toSorted()

export const shareName = (one: PersonName, other: PersonName): boolean => {
  const words = nameWords(one)
  return nameWords(other).some((word) => words.includes(word))
}
