import { withDoubleLetter } from '#server/analysis/lexicon/double-letters.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { isCompound } from './compounds.ts'
import { misspellings } from './misspellings.ts'

const capital = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1)
/** The parts of a compound are as long, so that no two short words are read into a name. */
const [shortestPart, longestPart] = [3, 5]

const phone: readonly (readonly [RegExp, string])[] = [
  [/ae/g, 'ä'],
  [/oe/g, 'ö'],
  [/ue/g, 'ü'],
]

// On the keyboards of other countries, Y and Z have changed places.
const swapped = (word: string) => word.replace(/[yz]/g, (letter) => (letter === 'y' ? 'z' : 'y'))

/** What was meant by a word that is written as on a phone ("muessen", "Gruesse") or on a foreign keyboard ("Yeit"), or a compound of which one part is misspelt. */
export function mend(word: string, lexicon: Lexicon, mayBeName: boolean): string | null {
  const isKnown = (text: string) => lexicon.read(text).length > 0
  const found = (text: string) => (isKnown(text) ? text : isKnown(capital(text)) ? capital(text) : null)
  const dotted = phone.reduce((text, [letters, letter]) => text.replace(letters, letter), word)
  const sharp = [dotted, dotted.replace(/ss/g, 'ß')].filter((text) => text !== word)
  if (word.includes('y')) sharp.push(swapped(word), swapped(dotted))
  for (const text of sharp) {
    const own = found(text)
    if (own !== null) return own
  }
  return participle(word, lexicon) ?? compound(word, isKnown) ?? doubled(word, lexicon, mayBeName)
}

/** "Gekaufen", "gefahrt": a weak verb with the ending of a strong one, or the other way round. */
function participle(word: string, lexicon: Lexicon): string | null {
  const stem = /^ge(\p{L}{3,}?)(?:en|e?t)$/u.exec(word)?.[1]
  const forms = stem === undefined ? [] : lexicon.formsOf(`${stem}en`, 'verb part2')
  return forms.length === 1 && forms[0] !== word ? (forms[0] ?? null) : null
}

/** What may be a name is mended by a common noun only. */
function doubled(word: string, lexicon: Lexicon, mayBeName: boolean): string | null {
  if (word.length < 4) return null
  const found = withDoubleLetter(word, lexicon) ?? withDoubleLetter(capital(word), lexicon)
  const isCommonNoun = /^\p{Lu}/u.test(found ?? '') && lexicon.common.includes(found ?? '')
  return mayBeName && !isCommonNoun ? null : found
}

function compound(word: string, isKnown: (text: string) => boolean): string | null {
  const found = new Set<string>()
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (Math.max(first.length, second.length) < longestPart) continue
    const [meantFirst, meantSecond] = [misspellings.get(first), misspellings.get(second)]
    if (isNoun(meantSecond)) found.add(first + meantSecond.toLowerCase())
    if (isNoun(meantFirst) && isKnown(capital(second))) found.add(meantFirst.toLowerCase() + second)
  }
  const right = [...found].filter((text) => isCompound(capital(text), isKnown))
  return right.length === 1 ? capital(right[0] ?? '') : null
}

const isNoun = (meant: string | undefined): meant is string => meant !== undefined && /^\p{Lu}\p{Ll}+$/u.test(meant)
