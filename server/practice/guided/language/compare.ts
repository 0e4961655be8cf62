import { distance } from 'fastest-levenshtein'
import { bareText, writtenOut } from './fold.ts'
import type { Tongue } from './tongue.ts'
import type { Word } from './words/words.ts'

/** How a word is like another: the same, but for its accents, another form of it, or mistyped. */
export type Likeness = 'same' | 'accents' | 'form' | 'typo'

/** The fewest letters of a word in which one may be wrong. */
const typoLetters = 5

// Small words that are written together with the one that follows.
const prefixes: Readonly<Record<string, RegExp>> = {
  he: /^[הובלמשכ]{1,2}(?=.{2})/u,
  ar: /^(?:[وف]?[بكل]?ال|[وف]?لل|[وف][بكل]?|[بكل])(?=.{2})/u,
}

/** How what was said is like what was wanted, as far as the listener forgives; null where it is another word. */
export function likenessOf(tongue: Tongue, said: Word, wanted: Word): Likeness | null {
  if (isOtherwiseJoined(tongue, said, wanted)) return null
  if (said.plain === wanted.plain) return 'same'
  // Without their marks, rude words of Vietnamese are everyday ones elsewhere.
  if (tongue.forgives === 'accents' && tongue.language === 'vi') return null
  if (
    said.bare === wanted.bare ||
    ((said.plain !== said.bare || wanted.plain !== wanted.bare) && writtenOut(said.plain) === writtenOut(wanted.plain))
  )
    return 'accents'
  if (tongue.forgives === 'accents') return null
  if (isForm(tongue, said, wanted)) return 'form'
  if (tongue.forgives === 'forms' || tongue.common.has(said.bare) || tongue.isNumber(said) || tongue.isWord(said))
    return null
  return !hasApostrophe(said) && isTypo(said.bare, wanted.bare) ? 'typo' : null
}

const hasApostrophe = ({ written }: Word) => /['’‘ʼ´]/.test(written)

// "I'll" is not "ill", though "Id" is meant for "I'd".
const isOtherwiseJoined = (tongue: Tongue, said: Word, wanted: Word) =>
  tongue.language === 'en' && hasApostrophe(said) && !hasApostrophe(wanted) && tongue.isWord(wanted)

function isForm(tongue: Tongue, said: Word, wanted: Word): boolean {
  const prefix = prefixes[tongue.language]
  if (prefix) {
    const forms = new Set([said.bare, said.bare.replace(prefix, '')])
    return forms.has(wanted.bare) || forms.has(wanted.bare.replace(prefix, '')) || isSameStem(tongue, said, wanted)
  }
  // A Korean particle follows its word without a space.
  if (tongue.language === 'ko') return wanted.bare.length > 1 && said.bare.startsWith(wanted.bare)
  return isSameStem(tongue, said, wanted)
}

function isSameStem(tongue: Tongue, said: Word, wanted: Word): boolean {
  if (Math.min(said.bare.length, wanted.bare.length) < 3) return false
  // Indonesian verbs change at their beginning: "memesan" is a form of "pesan".
  if (said.bare[0] !== wanted.bare[0] && tongue.language !== 'id') return false
  const stem = bareText(tongue.stem(said.plain))
  if (stem.length < 3) return false
  const isSame = stem === bareText(tongue.stem(wanted.plain)) || tongue.stem(said.bare) === tongue.stem(wanted.bare)
  return isSame && !isSmallBeside(tongue, said, wanted) && !tongue.areOthers(said, wanted)
}

const isSmallBeside = (tongue: Tongue, said: Word, wanted: Word) =>
  tongue.functionWords.has(said.bare) && !tongue.functionWords.has(wanted.bare) && tongue.isOnlySmall(said, wanted)

/** Whether one letter is wrong, missing, too many, or two have changed places. */
export function isTypo(said: string, wanted: string): boolean {
  if (Math.min(said.length, wanted.length) < typoLetters) return false
  if (Math.abs(said.length - wanted.length) > 1) return false
  const apart = distance(said, wanted)
  return apart === 1 || (apart === 2 && said.length === wanted.length && isSwapped(said, wanted))
}

function isSwapped(said: string, wanted: string): boolean {
  const at = Array.from(said).findIndex((letter, index) => letter !== wanted[index])
  return said.slice(0, at) + said.charAt(at + 1) + said.charAt(at) + said.slice(at + 2) === wanted
}
