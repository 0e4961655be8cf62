import { interfaceLanguages } from '#contract/values/languages.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'

const examples = interfaceLanguages.flatMap((language) => wordsIn(language).examples)
const addresses = new Set(examples.map(({ email }) => email))
const people = examples.map(({ first_name, last_name, student_number }) => [student_number, last_name, first_name])

export const isExample = (cells: readonly string[]): boolean =>
  cells.some((cell) => addresses.has(cell.toLowerCase())) ||
  people.some((person) => person.every((part) => cells.includes(part)))
