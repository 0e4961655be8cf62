import type { Word } from '#server/analysis/analysed.ts'
import type { Finding } from '#server/analysis/finding.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { matchAt, type Pattern, parsePattern, type Spans } from './pattern.ts'
import type { Match, Rule } from './rule.ts'

interface Read {
  rule: Rule
  pattern: Pattern
  /** Its place among all: of two that fit the same words, the first counts. */
  rank: number
}

/** Rules with their patterns read: by a word without which they don't fit, and those that name none. */
export interface RuleSet {
  byWord: ReadonlyMap<string, readonly Read[]>
  others: readonly Read[]
}

/** Reads the patterns of rules, once. */
export function readRules(rules: readonly Rule[]): RuleSet {
  const all = rules.flatMap((rule) => [rule.pattern].flat().map((text) => ({ rule, pattern: parsePattern(text) })))
  const byWord = new Map<string, Read[]>()
  const others: Read[] = []
  for (const [rank, { rule, pattern }] of all.entries()) {
    const read = { rule, pattern, rank }
    const [words] = pattern.needs.toSorted((a, b) => a.length - b.length)
    if (!words) others.push(read)
    for (const word of new Set(words)) {
      const known = byWord.get(word)
      if (known) known.push(read)
      else byWord.set(word, [read])
    }
  }
  return { byWord, others }
}

// Those of which every list of words has one in the sentence, in their order.
function readsFor({ byWord, others }: RuleSet, present: ReadonlySet<string>): Read[] {
  const near = new Set(others)
  for (const word of present)
    for (const read of byWord.get(word) ?? [])
      if (read.pattern.needs.every((words) => words.some((each) => present.has(each)))) near.add(read)
  return [...near].toSorted((a, b) => a.rank - b.rank)
}

/** What rules find in a sentence, in the order of the rules; no two findings share a word. */
export function runRules(
  sets: readonly RuleSet[],
  lexicon: Lexicon,
  text: string,
  sentence: readonly Word[],
): Finding[] {
  const found: Finding[] = []
  const taken = new Set<number>()
  const present = new Set(sentence.map(({ lower }) => lower))
  for (const set of sets)
    for (const { rule, pattern } of readsFor(set, present))
      for (let at = 0; at < sentence.length; at++) {
        const spans = matchAt(pattern, sentence, at)
        const place = spans && placeOf(pattern, spans)
        if (!spans || !place) continue
        const [from, to] = place
        const marked = sentence.slice(from, to)
        if (marked.some(({ isForeign, start }) => isForeign || taken.has(start))) continue
        const finding = findingOf(rule, { lexicon, text, sentence, spans, marked })
        if (!finding) continue
        for (const { start } of marked) taken.add(start)
        found.push(finding)
      }
  return found
}

// The marked elements may be ones that are missing; then there is nothing to mark.
function placeOf({ from, to }: Pattern, spans: Spans): [number, number] | null {
  const [first, last] = [spans[from]?.[0], spans[to - 1]?.[1]]
  return first === undefined || last === undefined || first === last ? null : [first, last]
}

interface Found {
  lexicon: Lexicon
  text: string
  sentence: readonly Word[]
  spans: Spans
  marked: readonly Word[]
}

function findingOf({ id, kind, better }: Rule, found: Found): Finding | null {
  const [first, last] = [found.marked[0], found.marked.at(-1)]
  if (!first || !last) return null
  const written = found.text.slice(first.start, last.end)
  const mended = typeof better === 'string' ? better : better(matchOf(found, written))
  if (mended === null) return null
  // A noun that keeps its capital in German gets a word before it.
  const isBefore = first !== found.sentence[0] && mended.endsWith(` ${written}`)
  const cased = kind === 'capital' || isBefore ? mended : inCaseOf(written, mended, found)
  if (cased === written) return null
  // With words that go, the space before them goes.
  const start = cased === '' && found.text[first.start - 1] === ' ' ? first.start - 1 : first.start
  return { kind, written, better: cased, start, end: last.end, rule: id }
}

// The first word of a sentence stays as large as it was written.
function inCaseOf(written: string, better: string, { sentence, marked }: Found): string {
  const isFirst = sentence.find(({ kind }) => kind !== 'mark') === marked[0]
  return isFirst && /^\p{Lu}/u.test(written) && better !== '' && !/^\p{Lu}/u.test(better)
    ? (better[0] ?? '').toUpperCase() + better.slice(1)
    : better
}

function matchOf({ lexicon, sentence, spans, marked }: Found, written: string): Match {
  const words = (element: number) => sentence.slice(...(spans[element] ?? [0, 0]))
  const [begin, end] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0]
  return {
    words,
    word: (element) => words(element)[0]?.lower ?? '',
    marked,
    written,
    beside: (distance) => sentence[distance < 0 ? begin + distance : end - 1 + distance]?.lower ?? '',
    sentence,
    at: begin,
    form: (word, tags) => formOf(lexicon, word, tags),
    lexicon,
  }
}

function formOf(lexicon: Lexicon, word: Word | undefined, tags: string): string {
  const [of = '', wanted = of] = tags.split('→').map((part) => part.trim())
  const [needed, goal] = tags.includes('→') ? [of.split(' '), wanted] : [[of.split(' ')[0] ?? ''], of]
  const lemmas = (word?.readings ?? [])
    .filter(({ tags: own }) => needed.every((tag) => own.has(tag)))
    .map(({ lemma }) => lemma)
  const forms = new Set(lemmas.flatMap((lemma) => lexicon.formsOf(lemma, goal)))
  return forms.size === 1 ? ([...forms][0] ?? '') : ''
}
