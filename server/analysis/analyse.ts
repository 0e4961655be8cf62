import type { Act } from './acts/act.ts'
import { type ActSet, findActs, readActs } from './acts/find-acts.ts'
import type { Word } from './analysed.ts'
import type { Entity } from './entities/entity.ts'
import { type EntitySet, findEntities, readEntities } from './entities/find-entities.ts'
import type { Finding } from './finding.ts'
import { foldText } from './fold.ts'
import { matchAt, type Pattern, parsePattern } from './grammar/pattern.ts'
import { readRules, type RuleSet, runRules } from './grammar/run-rules.ts'
import type { Lexicon, Reading } from './lexicon/lexicon.ts'
import type { LanguagePack, Settling } from './pack.ts'
import { isRightElsewhere } from './right-elsewhere.ts'
import { createSpeller, type Speller, type Suggestion } from './spelling.ts'
import { lowerOf, sentencesOf, type Token } from './tokens.ts'

/** The most words of a message that are looked at, and those whose spelling is suggested. */
const mostWords = 400
const mostSuggested = 15

/** A language that is ready to be analysed. */
export interface Analyser {
  pack: LanguagePack
  lexicon: Lexicon
  rules: RuleSet
  /** The rules for students of a native language, by its code. */
  from: ReadonlyMap<string, RuleSet>
  /** The key of the sentence that says why, by rule. */
  whyOf: ReadonlyMap<string, string>
  settlings: readonly { pattern: Pattern; keep: readonly string[] }[]
  acts: ActSet
  entities: EntitySet
}

/** Makes a language ready. */
export function createAnalyser(pack: LanguagePack, lexicon: Lexicon): Analyser {
  const all = [...pack.rules, ...Object.values(pack.from).flat()]
  return {
    pack,
    lexicon,
    whyOf: new Map(all.map(({ id, why }) => [id, why])),
    rules: readRules(pack.rules),
    from: new Map(Object.entries(pack.from).map(([code, rules]) => [code, readRules(rules)])),
    settlings: pack.settlings.map(({ pattern, keep }: Settling) => ({
      pattern: parsePattern(pattern),
      keep: keep.split(' '),
    })),
    acts: readActs(pack.acts, { ...pack, lexicon }),
    entities: readEntities(pack.entities, pack.language, lexicon),
  }
}

/** What is known about the writer and the conversation. */
export interface Setting {
  /** Words that are right as they stand: those of the chatbot, names. */
  known: readonly string[]
  native_language: string | null
  /** The words of other languages that the writer speaks. */
  others?: readonly Lexicon[]
  /** What the partner said before, which tells what was chosen. */
  asked?: string | null
}

/** The sentences of a message with what is known of their words, what is wrong in them in the order of the text, what the message does, and what it names. */
export interface Analysis {
  sentences: Word[][]
  findings: Finding[]
  acts: Act[]
  entities: Entity[]
}

/** Analyses a message. */
export function analyse(
  analyser: Analyser,
  text: string,
  { known, native_language, asked, others = [] }: Setting,
): Analysis {
  const { pack, lexicon } = analyser
  const reader = createReader(analyser, known, others)
  let words = 0
  const all = sentencesOf(text, pack.tokens).filter((sentence) => (words += sentence.length) <= mostWords)
  const sentences: Word[][] = []
  const findings: Finding[] = []
  const own = native_language === null ? undefined : analyser.from.get(native_language)
  const sets = own ? [analyser.rules, own] : [analyser.rules]
  for (const tokens of all) {
    const { sentence, misspelt } = reader(tokens)
    settle(analyser, sentence)
    sentences.push(sentence)
    const wrong = runRules(sets, lexicon, text, sentence)
    const isCovered = ({ start }: Finding) => wrong.some((finding) => finding.start <= start && start < finding.end)
    findings.push(
      ...[...wrong, ...misspelt.filter((finding) => !isCovered(finding))].toSorted((a, b) => a.start - b.start),
    )
  }
  return {
    sentences,
    findings,
    acts: findActs(analyser.acts, text, sentences, { native_language, asked: asked ?? null }),
    entities: findEntities(analyser.entities, text, sentences),
  }
}

// The words of a sentence, misspelt ones read as what was meant.
function createReader({ pack, lexicon }: Analyser, known: readonly string[], others: readonly Lexicon[]) {
  const knownWords = new Set(known.map((word) => word.toLowerCase()))
  let speller: Speller | undefined
  let suggested = 0
  const suggest = (word: string, mayBeName: boolean): Suggestion | null => {
    const better = pack.misspelt?.get(lowerOf(word))
    if (better !== undefined) return { kind: 'spelling', better }
    if (suggested >= mostSuggested) return null
    suggested += 1
    const meant = pack.mend?.(lowerOf(word), lexicon, mayBeName) ?? null
    if (meant !== null)
      return { kind: foldText(meant) === foldText(lowerOf(word)) ? 'accents' : 'spelling', better: meant }
    speller ??= createSpeller(lexicon.common, known, lexicon.accentsOf)
    return speller.suggest(word, mayBeName)
  }
  const isKnown = (word: string) => lexicon.read(word).some((reading) => !isOfAnother(reading))
  return (tokens: readonly Token[]): { sentence: Word[]; misspelt: Finding[] } => {
    const misspelt: Finding[] = []
    const sentence = tokens.map((token, index): Word => {
      if (token.kind !== 'word') return { ...token, readings: [], isForeign: false }
      const isFirst = tokens.slice(0, index).every(({ kind }) => kind === 'mark')
      const readings = readingsOf(lexicon, token, isFirst || pack.hasCapitalNouns === true)
      if (readings.length > 0 && readings.every(isOfAnother)) return { ...token, readings: [], isForeign: true }
      if (readings.length > 0) return { ...token, readings, isForeign: false }
      const noun = pack.hasCapitalNouns === true ? largeOf(token.text) : null
      const isPartOfCode = tokens[index + 1]?.kind === 'number' && tokens[index + 1]?.start === token.end
      const isSmallNoun = noun !== null && !isPartOfCode && lexicon.read(noun).length > 0
      const isWord = !pack.misspelt?.has(token.lower) && pack.isWord?.(token.text, isKnown) === true
      if (isWord || (!isSmallNoun && knownWords.has(token.lower))) return { ...token, readings, isForeign: false }
      if (isSmallNoun) {
        misspelt.push({
          written: token.text,
          start: token.start,
          end: token.end,
          kind: 'capital',
          better: noun,
          rule: 'capital',
        })
        return { ...token, readings: lexicon.read(noun), isForeign: false }
      }
      const isCapital = !pack.hasCapitalNouns && /^\p{Lu}/u.test(token.text)
      const isName = isOddlyLarge.test(token.text) || (isCapital && !isFirst)
      const before = tokens[index - 1]
      const isAfterArticle =
        before?.kind === 'word' && lexicon.read(before.lower).some(({ tags }) => tags.has('det') || tags.has('art'))
      const isNoun = pack.hasCapitalNouns === true && /^\p{Lu}/u.test(token.text) && !isAfterArticle
      const isListed = pack.misspelt?.has(token.lower) === true
      const isApart = isName || isDrawnOut(token.lower) || isQuoted(before, tokens[index + 1])
      const found = !isListed && isApart ? null : suggest(token.text, isCapital || isNoun)
      if (!found || (!isListed && isRightElsewhere(token.lower, found, others)))
        return { ...token, readings, isForeign: true }
      const better = inCaseOf(token.text, found.better)
      const place = { written: token.text, start: token.start, end: token.end }
      const kind = lowerOf(better) === token.lower ? 'capital' : found.kind
      if (better !== token.text) misspelt.push({ ...place, kind, better, rule: kind })
      return { ...token, lower: found.better.toLowerCase(), readings: lexicon.read(found.better), isForeign: false }
    })
    return { sentence, misspelt }
  }
}

// A word at the beginning of a sentence may be written large, and any word in capitals.
function readingsOf(lexicon: Lexicon, { text, lower }: Token, mayBeLarge: boolean): readonly Reading[] {
  const normal = text.normalize('NFC').replaceAll('’', "'")
  const own = lexicon.read(normal)
  if (normal === lower) return own
  const isShouted = normal.length > 1 && normal === normal.toUpperCase()
  if (own.length > 0 && !mayBeLarge) return own
  return [
    ...own,
    ...lexicon.read(lower),
    ...(isShouted ? lexicon.read((lower[0] ?? '').toUpperCase() + lower.slice(1)) : []),
  ]
}

// A lexicon may name words of other languages, so that they aren't taken for misspelt ones of its own.
const isOfAnother = ({ tags }: Reading) => tags.has('foreign')

// "BMW", "iPhone": a short word in capitals, or one with a capital inside.
const isOddlyLarge = /^\p{Lu}{2,5}s?$|\p{Ll}\p{Lu}/u

// A noun that was written small; null for a word that begins with a capital.
const largeOf = (text: string) =>
  /^\p{Ll}/u.test(text) ? (text[0] ?? '').toUpperCase() + text.slice(1).normalize('NFC') : null

// A word of another language that is asked about: « bread », "bread".
const isQuoted = (before: Token | undefined, after: Token | undefined) =>
  before !== undefined && after !== undefined && /^["«“„‘]$/.test(before.text) && /^["»”“’]$/.test(after.text)

// "Sooo", "jajaja", "mmm" are no misspelt words.
const isDrawnOut = (word: string) => /(.)\1\1/u.test(word) || /^(\p{L}{1,2})\1{2,}\p{L}?$/u.test(word)

function inCaseOf(written: string, better: string): string {
  if (!/^\p{Lu}/u.test(written)) return better
  return written.length > 1 && written === written.toUpperCase()
    ? better.toUpperCase()
    : (better[0] ?? '').toUpperCase() + better.slice(1)
}

function settle({ settlings }: Analyser, sentence: Word[]): void {
  for (const { pattern, keep } of settlings)
    for (let at = 0; at < sentence.length; at++) {
      const spans = matchAt(pattern, sentence, at)
      const [from] = spans?.[pattern.from] ?? []
      const word = from === undefined ? undefined : sentence[from]
      if (!word || from === undefined) continue
      const kept = word.readings.filter(({ tags }) => keep.every((tag) => tags.has(tag)))
      if (kept.length > 0 && kept.length < word.readings.length) sentence[from] = { ...word, readings: kept }
    }
}
