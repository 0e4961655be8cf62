import type { Word } from '#server/analysis/analysed.ts'
import { matchAt, type Pattern, parsePattern } from '#server/analysis/grammar/pattern.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import type { TokenRules } from '#server/analysis/tokens.ts'
import type { Act, ActKind, ActPack, ActRule, ChoiceWords } from './act.ts'
import { barePattern } from './bare-pattern.ts'
import { choiceOf, offersIn } from './choice.ts'
import { trimmingOf } from './trimming.ts'
import { isChant, isNonsense } from './nonsense.ts'
import { isElsewhere } from './other-language.ts'
import { smallWords } from './small-words.ts'
import { bareOf, prepare, type SentenceUnits, type Trimming, type Unit } from './units.ts'

/** The acts of a language, ready to be found. */
export interface ActSet {
  language: string
  trimming: Trimming
  /** The patterns by a word without which they don't fit, and those that name none. */
  byWord: ReadonlyMap<string, readonly Read[]>
  others: readonly Read[]
  choice: ChoiceWords
  tokens: TokenRules
}

interface Read {
  rule: ActRule
  pattern: Pattern
  /** Its place among all: of two that fit the same words, the first counts. */
  rank: number
  isMarked: boolean
}

/** Of two acts in the same words the first counts. */
const order: readonly ActKind[] = [
  'distress',
  'insult',
  'asks_how_to_say',
  'asks_meaning',
  'asks_repetition',
  'asks_other_language',
  'refusal',
  'dont_know',
  'asks_back',
  'greeting',
  'goodbye',
  'question',
]
const rankOf = (act: ActKind) => (order.includes(act) ? order.indexOf(act) : order.length)
/** All of these go on to the end of their clause or sentence. */
const takesAll = (act: ActKind) => act !== 'greeting' && act !== 'goodbye' && order.includes(act)

/** The most words of which an act is believed before they are taken for another language. */
const mostShort = 2

/** Reads the acts of a language, once. */
export function readActs(
  { rules, fillers, respelt, choice }: ActPack,
  { language, tokens, lexicon }: { language: string; tokens: TokenRules; lexicon: Lexicon },
): ActSet {
  const all = rules.flatMap((rule) =>
    [rule.pattern]
      .flat()
      .map((text) => ({ rule, pattern: parsePattern(barePattern(text)), isMarked: text.includes('[') })),
  )
  const byWord = new Map<string, Read[]>()
  const others: Read[] = []
  for (const [rank, read] of all.entries()) {
    const [words] = read.pattern.needs.toSorted((a, b) => a.length - b.length)
    if (!words) others.push({ ...read, rank })
    for (const word of words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), { ...read, rank }])
  }
  return {
    language,
    trimming: trimmingOf(fillers, respelt, lexicon),
    byWord,
    others,
    choice: bareChoice(choice),
    tokens,
  }
}

const bareChoice = ({ or, first, second, beside }: ChoiceWords): ChoiceWords => ({
  or: or.map(bareOf),
  first: first.map(bareOf),
  second: second.map(bareOf),
  beside: beside.map(bareOf),
})

/** Who wrote a message, and what it answers. */
export interface MessageContext {
  native_language: string | null
  /** What the partner said before it; null where that is not known. */
  asked?: string | null
}

/** What a message does, in the order of its text. */
export function findActs(
  set: ActSet,
  text: string,
  sentences: readonly (readonly Word[])[],
  { native_language, asked }: MessageContext,
): Act[] {
  const all = sentences.flatMap(partsOf).map((part) => actsOf(set, text, part, native_language))
  const told = all.filter(({ isFiller }) => !isFiller)
  const acts = (told.length > 0 ? told : all).flatMap((part) => part.acts)
  const chosen = asked ? choiceIn(set, asked, sentences) : null
  return chosen ? [...acts, chosen] : acts
}

// "I find it hard; which one do you use?" tells first, and then asks.
function partsOf(sentence: readonly Word[]): (readonly Word[])[] {
  const at = sentence.findIndex(({ text }) => text === ';')
  return at < 0 ? [sentence] : [sentence.slice(0, at), ...partsOf(sentence.slice(at + 1))]
}

function choiceIn(set: ActSet, asked: string, sentences: readonly (readonly Word[])[]): Act | null {
  const own = smallWords.get(set.language) ?? new Set()
  const telling = { ...set.choice, tokens: set.tokens, isSmall: (bare: string) => own.has(bare) }
  return choiceOf(
    offersIn(asked, telling),
    sentences.flat().filter(({ kind }) => kind !== 'mark'),
    set.choice,
  )
}

interface ActsOfPart {
  acts: Act[]
  isFiller: boolean
}

function actsOf(set: ActSet, text: string, sentence: readonly Word[], native_language: string | null): ActsOfPart {
  const ways = ['written', 'meant'] as const
  const isSame = sentence.every(({ text: written, lower }) => bareOf(written) === bareOf(lower))
  const all = (isSame ? ways.slice(0, 1) : ways).map((way) => prepare(sentence, set.trimming, way))
  const [written] = all
  if (!written || written.words.length === 0) return { acts: [], isFiller: true }
  const whole = placeOf(sentence.filter(({ kind }) => kind !== 'mark'))
  const isChanted = isChant(sentence, smallWords.get(set.language) ?? new Set())
  if (isChanted || written.words.every(({ lower }) => isNonsense(lower)))
    return { acts: [{ act: 'nonsense', ...whole }], isFiller: false }
  const found = distinct(all.flatMap((prepared) => matchesIn(set, text, prepared)))
  // Many a short word is one of several languages, and what is asked in this one may be about another.
  const isOwn = found.some(({ act }) => written.words.length <= mostShort || takesAll(act))
  if (!isOwn && isElsewhere(sentence, set.language, native_language)) {
    return { acts: [{ act: 'asks_other_language', ...whole }], isFiller: false }
  }
  const left = written.words.filter(({ start }) => !found.some((each) => each.start <= start && start < each.until))
  const acts = [...found.map(actOf), ...(left.length > 0 ? [{ act: 'answer' as const, ...placeOf(left) }] : [])]
  // "Ouf." says nothing where more is said.
  return { acts, isFiller: written.isFiller && found.length === 0 }
}

interface Found extends Act {
  rank: number
  /** Where what belongs to it ends. */
  until: number
}

const actOf = ({ rank: _rank, until: _until, ...act }: Found): Act => act
const placeOf = (words: readonly Word[]) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 })

function matchesIn({ byWord, others }: ActSet, text: string, { units }: SentenceUnits): Found[] {
  return units.flatMap((unit) => {
    const words = new Set(unit.map(({ lower }) => lower))
    const isAsked = words.has('?')
    const near = [...words].flatMap((word) => byWord.get(word) ?? [])
    return [...new Set([...near, ...others])].flatMap((read) =>
      (read.rule.isAsked && !isAsked) || !read.pattern.needs.every((some) => some.some((word) => words.has(word)))
        ? []
        : matchOf(read, text, unit),
    )
  })
}

function matchOf({ rule, pattern, rank, isMarked }: Read, text: string, unit: Unit): Found[] {
  for (let at = 0; at < unit.length; at++) {
    const spans = matchAt(pattern, unit, at)
    if (!spans) continue
    const words = unit.slice(at, spans.at(-1)?.[1]).filter(({ kind }) => kind !== 'mark')
    if (words.length === 0 || (takesAll(rule.act) && isNoApart(text, words))) continue
    const about = isMarked ? unit.slice(spans[pattern.from]?.[0], spans[pattern.to - 1]?.[1]) : []
    const { start, end } = placeOf(about)
    const place = placeOf(words)
    const until = takesAll(rule.act) ? placeOf(unit.filter(({ kind }) => kind !== 'mark')).end : place.end
    return [{ act: rule.act, ...place, ...(end > start ? { about: text.slice(start, end) } : {}), rank, until }]
  }
  return []
}

// "No, I understood" is not "I have not understood".
const isNoApart = (text: string, [first, next]: readonly Word[]): boolean =>
  first !== undefined && next !== undefined && noes.test(first.lower) && text.slice(first.end, next.start).includes(',')
const noes = /^(?:no|nao|non|nein)$/

/** Each act once in the same words; one of the order takes the place of those below it. */
function distinct(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const each of found.toSorted((a, b) => rankOf(a.act) - rankOf(b.act) || a.rank - b.rank)) {
    const isTaken = kept.some(
      (other) =>
        other.start < each.end && each.start < other.end && (other.act === each.act || order.includes(other.act)),
    )
    if (!isTaken) kept.push(each)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}
