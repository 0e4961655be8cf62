import type { Level } from '#contract/values/languages.ts'
import type { Analyser } from '#server/analysis/analyse.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { lowerOf, type Token, sentencesOf as tokensOf } from '#server/analysis/tokens.ts'
import { sentencesOf } from '#server/practice/guided/language/words/words.ts'
import { tongueOf } from '#server/practice/guided/language/tongue.ts'
import { knownWords } from '#server/practice/measures/known-words.ts'
import type { Script } from '#server/services/partner.ts'

/** What an answer may have: the words of a sentence, and the share of words that are none of the level's most frequent. */
interface Bounds {
  sentence: number
  frequent: number
  share: number
  /** So many words outside are never too many. */
  free: number
}

// A little above what the model is told (`levels.ts`): asking again costs the student seconds.
const boundsOf: Partial<Record<Level, Bounds>> = {
  A1: { sentence: 11, frequent: 2_500, share: 0.2, free: 2 },
  A2: { sentence: 16, frequent: 4_000, share: 0.2, free: 2 },
  B1: { sentence: 24, frequent: 20_000, share: 0.25, free: 3 },
}

/** Whether an answer is held back until it is checked: beginners are lost in what is too hard. */
export const isHeld = (level: Level | null): boolean => level === 'A1' || level === 'A2'

export interface LevelCheck {
  isOver: boolean
  longest: number
  /** Words that neither the level, nor the chatbot, nor the student has. */
  outside: string[]
  words: number
}

/** Checks an answer; null where the level is not checked. Words that the student used are never above the level. */
export async function checkLevel(
  script: Script,
  text: string,
  said: readonly string[] = [],
): Promise<LevelCheck | null> {
  const bounds = script.level && boundsOf[script.level]
  if (!bounds) return null
  const [tongue, analyser] = await Promise.all([tongueOf(script.language), analyserOf(script.language)])
  const lengths = sentencesOf(text).map((sentence) => tongue.wordsOf(sentence).length)
  const longest = Math.max(0, ...lengths)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  const known = analyser ? [ownWords(analyser, script), formsIn(analyser, said)] : []
  const outside = analyser ? outsideOf(analyser, text, [levelWords(analyser, bounds.frequent), ...known]) : []
  const isHard = outside.length > bounds.free && outside.length > words * bounds.share
  return { isOver: longest > bounds.sentence || isHard, longest, outside, words }
}

export function levelNote(level: Level | null, { longest, outside }: LevelCheck): string {
  const most = level ? (boundsOf[level]?.sentence ?? 0) : 0
  const shorter = longest > most ? ' Use shorter sentences.' : ''
  const easier = outside.length > 0 ? ` Use easier words than these: ${outside.slice(0, 8).join(', ')}.` : ''
  return `Your last answer was too hard for level ${level ?? ''}.${shorter}${easier}`
}

type Words = ReadonlySet<string>

const ownOf = new WeakMap<Script, Words>()

function ownWords(analyser: Analyser, script: Script): Words {
  const known = ownOf.get(script)
  if (known) return known
  const { partner_name, closing_message, goals, facts } = script
  const texts = [...knownWords(script), partner_name ?? '', closing_message ?? '', ...goals]
  const made = formsIn(analyser, [...texts, ...facts.flatMap(({ question, says }) => [question, says])])
  ownOf.set(script, made)
  return made
}

const wordsIn = ({ pack }: Analyser, text: string): Token[] => tokensOf(text, pack.tokens).flat().filter(isWord)

const isWord = ({ kind }: Token) => kind === 'word'

const formsOf = ({ lexicon }: Analyser, { lower, text }: Pick<Token, 'lower' | 'text'>): string[] => [
  lower,
  ...[...lexicon.read(lower), ...lexicon.read(text)].map(({ lemma }) => lowerOf(lemma)),
]

const formsIn = (analyser: Analyser, texts: readonly string[]): Words =>
  new Set(wordsIn(analyser, texts.join('\n')).flatMap((word) => formsOf(analyser, word)))

function outsideOf(analyser: Analyser, text: string, known: readonly Words[]): string[] {
  const { pack, lexicon } = analyser
  const isKnown = (word: Token) => formsOf(analyser, word).some((form) => known.some((words) => words.has(form)))
  // Names are none of the words that a level has, nor are the halves of what is written together (`l'`, `-moi`).
  const isName = ({ text: written }: Token, isFirst: boolean) =>
    /^\p{Lu}/u.test(written) && (lexicon.read(written).length === 0 || !(isFirst || pack.hasCapitalNouns))
  const isHalf = ({ text: written }: Token) => /^[-‑'’]|['’]$/u.test(written)
  const outside = tokensOf(text, pack.tokens).flatMap((sentence) =>
    sentence.filter(isWord).filter((word, index) => !isHalf(word) && !isName(word, index === 0) && !isKnown(word)),
  )
  return [...new Set(outside.map(({ lower }) => lower))]
}

const frequentOf = new WeakMap<Analyser, Map<number, Words>>()

function levelWords(analyser: Analyser, count: number): Words {
  const own = frequentOf.get(analyser) ?? new Map<number, Words>()
  frequentOf.set(analyser, own)
  const made =
    own.get(count) ??
    new Set(
      analyser.lexicon.common
        .slice(0, count)
        .flatMap((word) => formsOf(analyser, { lower: lowerOf(word), text: word })),
    )
  own.set(count, made)
  return made
}
