import { bareText, writtenOut } from './fold.ts'
import type { Tongue } from './tongue.ts'
import type { Word } from './words/words.ts'

/** What every word like one of a text has in common with it. */
interface Traces {
  distinct: readonly Word[]
  same: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** Words with a letter left out, or none. */
  shorter: ReadonlySet<string>
}

// A prefix or a particle is written together with its word; there a word may be like many.
const joined: ReadonlySet<string> = new Set(['ar', 'he', 'ko'])
const few = 40

const traces = new WeakMap<readonly Word[], Traces>()

/** Whether a word may be like one of a text at all: quickly answered where both are many. */
export function mayBeLike(tongue: Tongue, words: readonly Word[], wanted: Word): boolean {
  if (words.length < few || joined.has(tongue.language)) return true
  const { same, stems, shorter } = tracesOf(tongue, words)
  if (samesOf(wanted).some((each) => same.has(each))) return true
  if (tongue.forgives === 'accents') return false
  if (wanted.bare.length > 2 && stemsOf(tongue, wanted).some((each) => stems.has(each))) return true
  return tongue.forgives === 'typos' && shorterOf(wanted).some((each) => shorter.has(each))
}

export const distinctOf = (tongue: Tongue, words: readonly Word[]): readonly Word[] =>
  words.length < few ? words : tracesOf(tongue, words).distinct

function tracesOf(tongue: Tongue, words: readonly Word[]): Traces {
  const known = traces.get(words)
  if (known) return known
  const distinct = [...new Map(words.map((word) => [word.plain, word])).values()]
  const read = {
    distinct,
    same: new Set(distinct.flatMap(samesOf)),
    stems: new Set(distinct.flatMap((word) => stemsOf(tongue, word))),
    shorter: new Set(distinct.flatMap(shorterOf)),
  }
  traces.set(words, read)
  return read
}

const samesOf = ({ plain, bare }: Word) => [bare, writtenOut(plain)]
const stemsOf = ({ stem }: Tongue, { plain, bare }: Word) => [bareText(stem(plain)), stem(bare)]
/** A word and what is left of it without any one of its letters: two that are one mistake apart have one of them in common. */
export const shorterOf = ({ bare }: Word): string[] =>
  bare.length < 4 ? [] : [bare, ...Array.from(bare, (_, at) => bare.slice(0, at) + bare.slice(at + 1))]
