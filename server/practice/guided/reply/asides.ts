import { type AskedWord, askedWord } from '#server/practice/guided/hear/questions/asked-word.ts'
import type { Ear } from '#server/practice/guided/hear/ear.ts'
import { isForeign } from '#server/practice/guided/language/foreign.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { findPattern, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import { plainPhrases } from '#server/practice/guided/language/plain-phrases.ts'
import { requestWords } from '#server/practice/guided/language/words/request-words.ts'
import { worldwide } from '#server/practice/guided/language/greetings.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import { wordsBeside } from '#server/practice/guided/language/words/words-beside.ts'
import { asides, type HeardAside } from '#server/practice/languages/phrase-book.ts'

/** What was said besides the matter, in which words; `word` is the one whose meaning is asked for. */
export interface Aside {
  kind: HeardAside | 'silence' | 'other_language' | 'how_to_say' | 'question' | 'refusal' | 'dont_know' | 'joke' | 'why'
  word: string | null
  words: readonly Word[]
  /** A greeting in another language than the practised one. */
  isElsewhere?: true
}

/** What may be said in any language that the student has; small talk in another is just another language. */
const anyLanguage: ReadonlySet<HeardAside> = new Set([
  'insult',
  'who_are_you',
  'not_understood',
  'repeat',
  'meaning',
  'language_please',
  'help',
  'goodbye',
])
/** Asides that are no answer to any question, even where everything is. */
export const neverAnswers: ReadonlySet<Aside['kind']> = new Set([
  'insult',
  'who_are_you',
  'not_understood',
  'repeat',
  'meaning',
  'language_please',
  'help',
  'silence',
  'other_language',
  'how_to_say',
])
/** How many words may stand around a phrase; beyond, it is part of something else. */
const around: Readonly<Record<HeardAside, number>> = {
  insult: 12,
  who_are_you: 6,
  not_understood: 4,
  repeat: 6,
  meaning: 6,
  language_please: 3,
  help: 2,
  goodbye: 3,
  and_you: 3,
  how_are_you: 3,
  greeting: 1,
  thanks: 1,
  yes_no: 1,
}

const longest = 300

/** Recognises what is no answer. The first ear is the practised language's. */
export function asideOf(listener: Listener, ears: readonly Ear[], text: string): Aside | null {
  const said = ears.map((ear, at) => ({ ear, words: at > 0 && text.length > longest ? [] : ear.tongue.wordsOf(text) }))
  if (said[0]?.words.length === 0) return { kind: 'silence', word: null, words: [] }
  for (const kind of text.length > longest ? [] : asides) {
    for (const { ear, words } of anyLanguage.has(kind) ? said : said.slice(0, 1)) {
      if (kind === 'insult' && !ear.hearsInsults) continue
      const asked = kind === 'meaning' ? askedWord(listener, ear, text) : null
      if (asked) return askedAside(asked, ear, words)
      const heard = kind === 'meaning' ? null : heardIn(ear, kind, words)
      // "Ciao" is a goodbye in German, and a greeting for learners of Italian.
      const isGreeting = kind === 'goodbye' && ear !== ears[0] && ears[0] && heardIn(ears[0], 'greeting', words)
      if (heard && !isGreeting) return { kind, word: null, words: heard }
    }
  }
  const greeting = greetingIn(said.slice(ears.length > 1 ? 1 : 0))
  if (greeting) return { kind: 'greeting', word: null, words: greeting, isElsewhere: true }
  return isForeign(listener, text) ? { kind: 'other_language', word: null, words: said[0]?.words ?? [] } : null
}

type Heard = { ear: Ear; words: readonly Word[] }

/** The words of a greeting in a language that the student has, where nothing else is said; "oi, tudo bem" is one. */
export function greetingIn(said: readonly Heard[]): readonly Word[] | null {
  const greeted = said.find(({ ear, words }) => {
    const exact = { ...ear, tongue: { ...ear.tongue, forgives: 'accents' as const } }
    const found = (['greeting', 'how_are_you'] as const).flatMap((kind) => heardIn(exact, kind, words) ?? [])
    const isGreeting = (word: Word) => worldwide.has(word.bare) || heardIn(exact, 'greeting', [word]) !== null
    return found.length > 0 && wordsBeside(ear.tongue, words, found).every(isGreeting)
  })
  const words = greeted?.words ?? said[0]?.words ?? []
  return greeted || (words.length > 0 && words.every(({ bare }) => worldwide.has(bare))) ? words : null
}

// "What is the salary?" names a thing, and may as well ask for it: only its name is surely no answer.
function askedAside({ word, isPointing, isNamed }: AskedWord, { tongue }: Ear, words: readonly Word[]): Aside {
  const kind = isPointing ? 'not_understood' : 'meaning'
  return { kind, word, words: isNamed ? tongue.wordsOf(word) : words }
}

/** The words that say one of the phrases of a kind, where that is what is said; null otherwise. */
export function heardIn({ tongue, phrases }: Ear, kind: HeardAside, words: readonly Word[]): Word[] | null {
  const exact: Tongue = { ...tongue, forgives: 'accents' }
  for (const pattern of patternsOfEach(tongue, phrases.heard[kind]).flat()) {
    const isOne = pattern.pieces.length === 1
    const room = isOne && kind !== 'insult' ? Math.min(aroundOne(tongue, kind), around[kind]) : around[kind]
    if (words.length > pattern.pieces.length + room) continue
    // "J'aime aider" is no call for help, and "tanto" is not "tonto".
    const found = findPattern(kind === 'insult' || (kind === 'help' && isOne) ? exact : tongue, words, pattern)
    if (found && isAllThatIsSaid(tongue, { kind, isOne }, words, found)) return found
  }
  return null
}

// "What" alone asks again; in a sentence it asks something. Where one word says "I don't understand", pardon is begged beside it.
const aroundOne = ({ language }: Tongue, kind: HeardAside) =>
  kind === 'not_understood' && !(language in plainPhrases) ? 0 : 2

type HeardAct = { kind: HeardAside; isOne: boolean }

function isAllThatIsSaid(tongue: Tongue, { kind, isOne }: HeardAct, words: readonly Word[], found: readonly Word[]) {
  const isCommon = ({ bare }: Word) => tongue.common.has(bare)
  // "I don't know the word" asks for help, "I don't know how to swim" does not.
  if (kind === 'not_understood' && isOne) return areRequestWords(tongue, wordsBeside(tongue, words, found))
  if (kind === 'not_understood') return isInOneClause(words, found) && wordsAfter(tongue, words, found).every(isCommon)
  // "¿Vamos otra vez con retraso?" asks for nothing to be said again.
  if (kind === 'repeat') {
    const beside = wordsBeside(tongue, words, found)
    return areRequestWords(
      tongue,
      beside.filter((word) => !isCommon(word)),
    )
  }
  if (kind === 'help' && isOne) return words.every((word) => found.includes(word) || isCommon(word))
  // "How old are you" has all words of "How are you".
  if (kind === 'how_are_you') return isTogether(words, found)
  // "Et vous avez du wifi ?" only begins like it.
  if (kind === 'and_you') {
    const isLast = words.length <= found.length + 1 || wordsAfter(tongue, words, found).length === 0
    return isLast && isTogether(words, found)
  }
  return true
}

// "No, I understood all" has both words of "I have not understood", too.
function isInOneClause(words: readonly Word[], found: readonly Word[]): boolean {
  const [first, last] = [found[0], found.at(-1)].map((word) => words.findIndex((each) => each === word))
  return !words.slice((first ?? 0) + 1, (last ?? 0) + 1).some(({ isAfterComma }) => isAfterComma)
}

function areRequestWords(tongue: Tongue, words: readonly Word[]): boolean {
  const others = new Set(tongue.wordsOf(requestWords[tongue.language] ?? '').map(({ bare }) => bare))
  return words.every(({ bare }) => others.has(bare))
}

// "And thank you" has both words, too.
const isTogether = (words: readonly Word[], found: readonly Word[]) =>
  words.findLastIndex((word) => found.includes(word)) - words.findIndex((word) => found.includes(word)) < found.length

function wordsAfter(tongue: Tongue, words: readonly Word[], found: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex((word) => found.includes(word))
  if (last >= 0) return words.slice(last + 1)
  const letters = (some: readonly Word[]) => some.map(({ bare }) => bare).join('')
  const [, ...after] = letters(words).split(letters(found))
  return tongue.wordsOf(after.join(' '))
}
