import { misspelt } from '#server/analysis/es/misspelt.ts'
import { foldText } from '#server/analysis/fold.ts'
import type { Entry } from '#server/analysis/lexicon/entries.ts'
import { frequentWords } from '#server/analysis/lexicon/packages.ts'

const neighbours = ['portuguese', 'italian', 'french', 'english', 'german']
const mostForeign = 3000

/** How cognates are spelt in one way: "possible" and "posible", "telephone" and "teléfono" are the same. */
const soundOf = (word: string) =>
  foldText(word.replace(/nh/g, 'ñ').replace(/ç/g, 'z'))
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/(.)\1/g, '$1')
    .replace(/t(?=i[oa])/g, 'c')
    .replace(/y/g, 'i')
    .replace(/k|qu/g, 'c')
    .replace(/(?<=.{3})[aeo]$/, '')

/** Words of other languages that are no misspelt Spanish ones: "noite" is no "norte". */
export function* foreignEntries(forms: ReadonlySet<string>, frequent: readonly string[]): Generator<Entry> {
  const folded = new Set(frequent.filter((word) => forms.has(word)).map(foldText))
  const sounds = new Set(frequent.filter((word) => word.length > 5).map(soundOf))
  const words = new Set(neighbours.flatMap((language) => frequentWords(language).slice(0, mostForeign)))
  for (const word of words)
    if (
      /^\p{Ll}{2,}$/u.test(word) &&
      !misspelt.has(word) &&
      !forms.has(word) &&
      !folded.has(foldText(word)) &&
      !sounds.has(soundOf(word))
    )
      yield { form: word, lemma: word, tags: 'foreign' }
}
