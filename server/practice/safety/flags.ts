import { type FlagKind, flagKinds } from '#contract/practice/conversations.ts'
import { bareText, foldText } from '#server/practice/guided/language/fold.ts'
import { remembering } from '#server/practice/guided/language/remembering.ts'
import { sentencesOf, type Word, wordsOf } from '#server/practice/guided/language/words/words.ts'
import { type Phrase, parsePhrase, type Span, spansFinder, spansInLetters } from './phrase.ts'
import type { SafetyWords } from './types.ts'
import { words as ar } from '#server/practice/languages/ar/warnings.ts'
import { words as ca } from '#server/practice/languages/ca/warnings.ts'
import { words as cs } from '#server/practice/languages/cs/warnings.ts'
import { words as da } from '#server/practice/languages/da/warnings.ts'
import { words as de } from '#server/practice/languages/de/warnings.ts'
import { words as el } from '#server/practice/languages/el/warnings.ts'
import { words as en } from '#server/practice/languages/en/warnings.ts'
import { words as es } from '#server/practice/languages/es/warnings.ts'
import { words as fi } from '#server/practice/languages/fi/warnings.ts'
import { words as fr } from '#server/practice/languages/fr/warnings.ts'
import { words as he } from '#server/practice/languages/he/warnings.ts'
import { words as hi } from '#server/practice/languages/hi/warnings.ts'
import { words as id } from '#server/practice/languages/id/warnings.ts'
import { words as it } from '#server/practice/languages/it/warnings.ts'
import { words as ja } from '#server/practice/languages/ja/warnings.ts'
import { words as ko } from '#server/practice/languages/ko/warnings.ts'
import { words as nl } from '#server/practice/languages/nl/warnings.ts'
import { words as no } from '#server/practice/languages/no/warnings.ts'
import { words as pl } from '#server/practice/languages/pl/warnings.ts'
import { words as pt } from '#server/practice/languages/pt/warnings.ts'
import { words as ro } from '#server/practice/languages/ro/warnings.ts'
import { words as ru } from '#server/practice/languages/ru/warnings.ts'
import { words as sv } from '#server/practice/languages/sv/warnings.ts'
import { words as tr } from '#server/practice/languages/tr/warnings.ts'
import { words as uk } from '#server/practice/languages/uk/warnings.ts'
import { words as vi } from '#server/practice/languages/vi/warnings.ts'
import { words as zh } from '#server/practice/languages/zh/warnings.ts'

const lists: Readonly<Record<string, SafetyWords>> = {
  en,
  es,
  pt,
  fr,
  de,
  it,
  nl,
  ca,
  sv,
  da,
  no,
  fi,
  pl,
  cs,
  ro,
  el,
  tr,
  ru,
  uk,
  ar,
  he,
  hi,
  zh,
  ja,
  ko,
  vi,
  id,
}

/** Why a school should read a text: a phrase of self-harm or abuse in one of these languages or in English is enough, regardless of its context. */
export function flagsOf(text: string, languages: readonly string[]): FlagKind[] {
  const found = new Set([...new Set([...languages, 'en'])].flatMap((language) => flagsIn(text, language)))
  return flagKinds.filter((kind) => found.has(kind))
}

type FindSpans = (words: readonly string[]) => Span[]
type Phrases = Readonly<Record<keyof SafetyWords, FindSpans>>
const parsed = new Map<string, Phrases>()

function phrasesIn(language: string): Phrases | null {
  const list = lists[language]
  if (!list) return null
  const known = parsed.get(language)
  if (known) return known
  const read = (texts: readonly string[]) =>
    finderOf(
      texts.map((phrase) => parsePhrase(asCompared(phrase, language))),
      language,
    )
  const phrases = { self_harm: read(list.self_harm), abuse: read(list.abuse), harmless: read(list.harmless) }
  parsed.set(language, phrases)
  return phrases
}

// Without its marks, "kill oneself" is "slowly" in Vietnamese.
const hasMarks = (language: string) => language === 'vi'
function asCompared(phrase: string, language: string): string {
  const plain = foldText(phrase).replaceAll("'", '')
  return hasMarks(language) ? plain : bareText(plain)
}
const wordIn = ({ plain, bare }: Word, language: string) => (hasMarks(language) ? plain : bare)

// Chinese and Japanese have no spaces, and in Korean they stand where the writer likes.
const joined: ReadonlySet<string> = new Set(['ja', 'ko', 'zh'])

const finderOf = (phrases: readonly Phrase[], language: string): FindSpans =>
  joined.has(language)
    ? (words) => phrases.flatMap((phrase) => spansInLetters(words.join(''), phrase))
    : spansFinder(phrases)

const remembered = new Map<string, (text: string) => FlagKind[]>()

// All of a conversation is heard again at every turn.
function flagsIn(text: string, language: string): FlagKind[] {
  const known = remembered.get(language) ?? remembering((each: string) => findFlags(each, language))
  remembered.set(language, known)
  return known(text)
}

function findFlags(text: string, language: string): FlagKind[] {
  const phrases = phrasesIn(language)
  if (!phrases) return []
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence, language).map((word) => wordIn(word, language))
    const alarming = flagKinds
      .map((kind) => ({ kind, found: phrases[kind](words) }))
      .filter(({ found }) => found.length > 0)
    const harmless = alarming.length > 0 ? phrases.harmless(words) : []
    return alarming.flatMap(({ kind, found }) =>
      found.some((span) => !harmless.some((each) => share(span, each))) ? kind : [],
    )
  })
}

const share = (one: Span, other: Span) => one.from < other.to && other.from < one.to
