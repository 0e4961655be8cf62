import { type FlagKind, flagKinds } from '#contract/conversations.ts'
import { bareText, foldText } from '#server/practice/guided/language/fold.ts'
import { remembering } from '#server/practice/guided/language/remembering.ts'
import { sentencesOf, type Word, wordsOf } from '#server/practice/guided/language/words.ts'
import { type Phrase, parsePhrase, type Span, spansInLetters, spansOf } from './phrase.ts'
import type { SafetyWords } from './types.ts'
import { words as ar } from './words/ar.ts'
import { words as ca } from './words/ca.ts'
import { words as cs } from './words/cs.ts'
import { words as da } from './words/da.ts'
import { words as de } from './words/de.ts'
import { words as el } from './words/el.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'
import { words as fi } from './words/fi.ts'
import { words as fr } from './words/fr.ts'
import { words as he } from './words/he.ts'
import { words as hi } from './words/hi.ts'
import { words as id } from './words/id.ts'
import { words as it } from './words/it.ts'
import { words as ja } from './words/ja.ts'
import { words as ko } from './words/ko.ts'
import { words as nl } from './words/nl.ts'
import { words as no } from './words/no.ts'
import { words as pl } from './words/pl.ts'
import { words as pt } from './words/pt.ts'
import { words as ro } from './words/ro.ts'
import { words as ru } from './words/ru.ts'
import { words as sv } from './words/sv.ts'
import { words as tr } from './words/tr.ts'
import { words as uk } from './words/uk.ts'
import { words as vi } from './words/vi.ts'
import { words as zh } from './words/zh.ts'

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

/**
 * Why a school should read what a student wrote: words of self-harm or abuse in one of these languages, or in English.
 * They are looked for, never understood: a phrase that says so is enough, whatever stands around it.
 */
export function flagsOf(text: string, languages: readonly string[]): FlagKind[] {
  const found = new Set([...new Set([...languages, 'en'])].flatMap((language) => flagsIn(text, language)))
  return flagKinds.filter((kind) => found.has(kind))
}

type Phrases = Readonly<Record<keyof SafetyWords, readonly Phrase[]>>
const parsed = new Map<string, Phrases>()

function phrasesIn(language: string): Phrases | null {
  const list = lists[language]
  if (!list) return null
  const known = parsed.get(language)
  if (known) return known
  const parse = (phrase: string) => parsePhrase(asCompared(phrase, language))
  const phrases = {
    self_harm: list.self_harm.map(parse),
    abuse: list.abuse.map(parse),
    harmless: list.harmless.map(parse),
  }
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
    const spans = (list: readonly Phrase[]) =>
      list.flatMap((phrase) => (joined.has(language) ? spansInLetters(words.join(''), phrase) : spansOf(words, phrase)))
    const harmless = spans(phrases.harmless)
    return flagKinds.filter((kind) => spans(phrases[kind]).some((span) => !harmless.some((each) => share(span, each))))
  })
}

const share = (one: Span, other: Span) => one.from < other.to && other.from < one.to
