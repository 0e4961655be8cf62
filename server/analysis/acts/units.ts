import type { Word } from '#server/analysis/analysed.ts'
import { foldText } from '#server/analysis/fold.ts'
import { lowerOf } from '#server/analysis/tokens.ts'

/** The most words and clauses of a sentence in which acts are looked for. */
const most = { words: 40, clauses: 5 } as const

/** A word as acts are told by: in small letters, without marks and apostrophes. */
export const bareOf = (text: string): string => foldText(lowerOf(text)).replace(/^-|'/g, '')

/** How a language's words are made ready. */
export interface Trimming {
  /** Sequences of bare words, the longest first. */
  fillers: readonly (readonly string[])[]
  /** Words that say nothing where they are a whole clause. */
  asides: ReadonlySet<string>
  /** What a bare word stands for, where that is another or several. */
  respelt: ReadonlyMap<string, readonly Word[]>
}

/** A clause, or several up to the end of a sentence, as patterns see it. */
export type Unit = readonly Word[]

/** A sentence made ready: its words, and the units that patterns run over, the longest first. */
export interface SentenceUnits {
  words: readonly Word[]
  units: readonly Unit[]
  isFiller: boolean
}

const separator = /^[,;:–—()]$/
const apostrophe = /^['’]/

/** Makes a sentence ready, with its words as they were written or as they were meant. */
export function prepare(sentence: readonly Word[], trimming: Trimming, as: 'written' | 'meant'): SentenceUnits {
  const clauses: Word[][] = [[]]
  for (const word of sentence.slice(0, most.words)) {
    if (word.kind !== 'mark' || apostrophe.test(word.text)) clauses.at(-1)?.push(...bared(word, trimming, as))
    else if (separator.test(word.text) && clauses.length < most.clauses) clauses.push([])
  }
  const mark = sentence.findLast(({ kind }) => kind === 'mark')
  const isAsked = sentence.some(({ text }) => text === '?' || text === '？')
  const end = isAsked && mark ? [{ ...mark, lower: '?' }] : []
  const isAside = (clause: readonly Word[]) => clause.length === 1 && trimming.asides.has(clause[0]?.lower ?? '')
  const told = clauses.length > 1 ? clauses.filter((clause) => !isAside(clause)) : clauses
  const trimmed = told.map((clause) => trim(clause, trimming)).filter((clause) => clause.length > 0)
  const words = trimmed.length > 0 ? trimmed.flat() : clauses.flat()
  if (trimmed.length === 0) return { words, units: words.length > 0 ? [[...words, ...end]] : [], isFiller: true }
  const units = trimmed.map((clause, from) => [commaBefore(clause, from), trimmed.slice(from).flat(), end].flat())
  const alone = trimmed.slice(0, -1).map((clause, at) => [...commaBefore(clause, at), ...clause])
  return { words, units: [...units, ...alone], isFiller: false }
}

/** A comma stands before a clause that is not the first, so that a pattern can tell. */
const commaBefore = ([first]: readonly Word[], at: number): Word[] =>
  first && at > 0 ? [{ ...first, kind: 'mark', text: ',', lower: ',', readings: [] }] : []

function bared(word: Word, { respelt }: Trimming, as: 'written' | 'meant'): Word[] {
  const bare = bareOf(as === 'written' ? word.text : word.lower)
  if (bare === '') return []
  const parts = bare.split('-').flatMap((lower) => respelt.get(lower) ?? { ...word, lower })
  return parts.map((part) => ({ ...part, text: word.text, start: word.start, end: word.end }))
}

/** A clause without the fillers before and after; of nothing but fillers, nothing. */
function trim(clause: readonly Word[], { fillers }: Trimming): Word[] {
  let [from, to] = [0, clause.length]
  const stands = (filler: readonly string[], at: number) =>
    filler.every((word, index) => clause[at + index]?.lower === word)
  for (;;) {
    const first = fillers.find((filler) => from + filler.length <= to && stands(filler, from))
    if (first) from += first.length
    const last = fillers.find((filler) => to - filler.length >= from && stands(filler, to - filler.length))
    if (last) to -= last.length
    if ((!first && !last) || from >= to) return clause.slice(from, to)
  }
}
