import { de } from '#server/imports/columns/headings/de.ts'
import { en } from '#server/imports/columns/headings/en.ts'
import { es } from '#server/imports/columns/headings/es.ts'
import { fr } from '#server/imports/columns/headings/fr.ts'
import { it } from '#server/imports/columns/headings/it.ts'
import { type Headings, listHeadings, type Meaning, meanings } from '#server/imports/columns/headings/meanings.ts'
import { pt } from '#server/imports/columns/headings/pt.ts'
import { wordsOf } from '#server/students/fold.ts'

export const headings: readonly Headings[] = [en, es, pt, fr, de, it]

/** Certainty is 3 for an exact heading, less for more words around it. */
export interface HeadingMeaning {
  meaning: Meaning
  certainty: number
}

/** Longer headings are sentences. */
const maxWords = 6
const minInnerLength = 4
const maxHeadingLength = 200
// Headings about teachers, parents, phones and the like.
const aboutOthers =
  /\b(?:teachers?|lehrer\w*|lehrkraft|profess?\w+|enseignante?|docentes?|insegnante|parents?|eltern|mutter|vater|mother|father|madre|padre|mere|pere|mae|pai|genitori?|guardian|tutor\w*|(?:tele)?phone|telefono?|telefone|handy|mobile|movil|celular|dates?|datum|fecha|data|school|schule|schul|ecole|escuela|escola|scuola|room|raum|salle|price|preis)\b/

const known = headings.flatMap((language) =>
  meanings.flatMap((meaning) =>
    listHeadings(language[meaning]).map((text) => ({ words: wordsOf(text).join(' '), meaning })),
  ),
)
const exact = new Map<string, Meaning>(known.map(({ words, meaning }) => [words.replaceAll(' ', ''), meaning]))
const innerHeadings = known
  .filter(({ words, meaning }) => meaning !== 'name' && meaning !== 'full_name' && words.length >= minInnerLength)
  .toSorted((one, other) => other.words.length - one.words.length)

/** Extra words in brackets, punctuation and numbers don't matter. */
export function meaningOf(heading: string): HeadingMeaning | undefined {
  if (heading.length > maxHeadingLength) return undefined
  const whole = exactMeaning(heading)
  if (whole) return { meaning: whole, certainty: 3 }
  const bare = exactMeaning(heading.replace(/[([{].*?[)\]}]/g, ' '))
  if (bare) return { meaning: bare, certainty: 2.9 }
  const unnumbered = exactMeaning(heading.replace(/[\s\d.]+$/, ''))
  if (unnumbered) return { meaning: unnumbered, certainty: 2.5 }
  return meaningInside(wordsOf(heading))
}

const exactMeaning = (heading: string) => exact.get(wordsOf(heading).join(''))

function meaningInside(words: readonly string[]): HeadingMeaning | undefined {
  const text = words.join(' ')
  if (words.length > maxWords || aboutOthers.test(text)) return undefined
  const found = innerHeadings.find((one) => ` ${text} `.includes(` ${one.words} `))
  return found && { meaning: found.meaning, certainty: 1 + found.words.length / text.length }
}
