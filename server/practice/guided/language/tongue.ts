import type { Analyser } from '#server/analysis/analyse.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { isPersonsName } from '#server/analysis/lexicon/familiar-names.ts'
import { phrasesIn, wordsOfPhrases } from '#server/practice/languages/phrases.ts'
import type { Reading } from '#server/analysis/lexicon/lexicon.ts'
import { functionWordsOf } from './words/function-words.ts'
import { isNumber } from './numbers.ts'
import { type Stem, stemOf } from './stems.ts'
import { wellWrittenIn } from './words/real-words.ts'
import { areOthers, isOnlySmall } from './words/other-words.ts'
import { remembering } from './remembering.ts'
import { type Word, wordsOf } from './words/words.ts'

export interface Tongue {
  language: string
  wordsOf: (text: string) => Word[]
  stem: Stem
  isNumber: (word: Word) => boolean
  /** The small words that hold it together, without accents. */
  functionWords: ReadonlySet<string>
  /** Words by which it is told from others: these, and the partner's. */
  common: ReadonlySet<string>
  /** Whether it is a word of the language, and so none of another mistyped; never where there is no lexicon. */
  isWord: (word: Word) => boolean
  /** Whether it may be someone's name, written small or large. */
  isName: (word: Word) => boolean
  /** Whether it is an ordinary word written small, and nobody's name; never where there is no lexicon. */
  isPlainWord: (word: Word) => boolean
  /** Whether two words that have one stem are different ones all the same; never where there is no lexicon. */
  areOthers: (said: Word, wanted: Word) => boolean
  /** Whether a small word says nothing else that a word could be a form of. */
  isOnlySmall: (small: Word, other: Word) => boolean
  /** Words that are certainly none of another mistyped, without accents. */
  real: ReadonlySet<string>
  /** How far from the word that was meant one may be and is still heard as it: in its accents, its form, or a letter. */
  forgives: 'accents' | 'forms' | 'typos'
}

const tongues = new Map<string, Promise<Tongue>>()

/** What is known about a language, loaded when it is first asked for. */
export function tongueOf(language: string): Promise<Tongue> {
  const known = tongues.get(language)
  if (known) return known
  const loading = load(language)
  tongues.set(language, loading)
  return loading
}

async function load(language: string): Promise<Tongue> {
  const [stem, functionWords, phrases, wellWritten, analyser] = await Promise.all([
    stemOf(language),
    functionWordsOf(language),
    phrasesIn(language),
    wellWrittenIn(language),
    analyserOf(language),
  ])
  const readingsOf = remembering((word: string) => (analyser === null ? [] : readIn(analyser, word)))
  const said = phrases ? wordsOf(wordsOfPhrases(phrases), language) : []
  return {
    language,
    wordsOf: remembering((text) => wordsOf(text, language)),
    stem: remembering(stem),
    isNumber: ({ bare }) => isNumber(bare, language),
    isWord: ({ written }) => readingsOf(written).length > 0,
    isName: ({ written }) => analyser !== null && namesIn(analyser, written),
    isPlainWord: ({ written }) => analyser !== null && isPlain(analyser, written),
    isOnlySmall: (small, other) => isOnlySmall(readingsOf(small.written), readingsOf(other.written)),
    areOthers: (one, other) => areOthers(language, readingsOf(one.written), readingsOf(other.written)),
    functionWords: new Set(functionWords),
    common: new Set([...functionWords, ...said.map(({ bare }) => bare)]),
    real: new Set(wordsOf(wellWritten, language).map(({ bare }) => bare)),
    forgives: 'typos',
  }
}

// At the beginning of a sentence a word has a capital that the lexicon does not have, and in a hurry none that it has.
function readIn({ lexicon, pack }: Analyser, word: string): readonly Reading[] {
  const lower = word.toLowerCase()
  const forms = pack.language === 'de' ? [word, lower, lower.charAt(0).toUpperCase() + lower.slice(1)] : [word, lower]
  return [...new Set(forms)].flatMap((form) => lexicon.read(form)).filter(({ tags }) => !tags.has('foreign'))
}

const namesIn = ({ lexicon }: Analyser, word: string) =>
  lexicon.read(word.charAt(0).toUpperCase() + word.slice(1)).some(({ tags }) => tags.has('name'))

// "Grace" and "Sol" are names as well, and so may be "grace"; "Good" and "Long" are only with a capital.
function isPlain(analyser: Analyser, word: string): boolean {
  const readings = word === word.toLowerCase() && !isPersonsName(word) ? readIn(analyser, word) : []
  const isNoun = readings.some(({ tags }) => tags.has('noun') && !tags.has('name'))
  return readings.length > 0 && !(isNoun && namesIn(analyser, word))
}
