import type { Act, ActKind } from '#server/analysis/acts/act.ts'
import { findPattern, type Pattern, patternsOf } from '#server/practice/guided/language/pattern.ts'
import { type PlainPhrases, plainPhrases } from '#server/practice/guided/language/plain-phrases.ts'
import type { Tongue } from '#server/practice/guided/language/tongue.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import { wordsBeside } from '#server/practice/guided/language/words/words-beside.ts'

/** The most words beside a phrase that says all. */
const mostBeside = 4

/** What a message does in a language that is not analysed: yes and no at its beginning, and what is no answer where nothing else is said; null where none of it is sure. */
export function plainActs(tongue: Tongue, text: string): Act[] | null {
  const phrases = plainPhrases[tongue.language]
  const words = tongue.wordsOf(text)
  if (!phrases || words.length === 0) return null
  const act = (kind: ActKind): Act => ({ act: kind, start: 0, end: text.length })
  if (isAllLaughter(tongue, words, phrases)) return [act('nonsense')]
  if (isSaid(tongue, words, phrases, 'refusal')) return [act('refusal')]
  if (isSaid(tongue, words, phrases, 'dont_know')) return [act('dont_know')]
  for (const kind of ['no', 'yes'] as const) {
    const left = afterFirst(tongue, words, phrases, kind)
    if (left !== null) return left.length === 0 ? [act(kind)] : [act(kind), act('answer')]
  }
  return null
}

const read = new WeakMap<PlainPhrases, Record<keyof PlainPhrases, Pattern[]>>()

function patternsFor(tongue: Tongue, phrases: PlainPhrases): Record<keyof PlainPhrases, Pattern[]> {
  const known = read.get(phrases)
  if (known) return known
  const longFirst = (entry: string) => patternsOf(tongue, entry).toSorted((a, b) => b.joined.length - a.joined.length)
  const patterns = {
    yes: longFirst(phrases.yes),
    no: longFirst(phrases.no),
    dont_know: longFirst(phrases.dont_know),
    refusal: longFirst(phrases.refusal),
    laughter: longFirst(phrases.laughter),
  }
  read.set(phrases, patterns)
  return patterns
}

const exactly = (tongue: Tongue): Tongue => ({ ...tongue, forgives: 'accents' })

function isSaid(tongue: Tongue, words: readonly Word[], phrases: PlainPhrases, kind: 'refusal' | 'dont_know'): boolean {
  return patternsFor(tongue, phrases)[kind].some((pattern) => {
    const found = findPattern(exactly(tongue), words, pattern)
    return found !== null && wordsBeside(tongue, words, found).length <= mostBeside
  })
}

function isAllLaughter(tongue: Tongue, words: readonly Word[], phrases: PlainPhrases): boolean {
  const laughs = new Set(patternsFor(tongue, phrases).laughter.map(({ joined }) => joined))
  return words.every(({ bare }) => laughs.has(bare)) || laughs.has(words.map(({ bare }) => bare).join(''))
}

const unspaced: ReadonlySet<string> = new Set(['ja', 'zh'])

// Whole words, but where there is no space between them.
function afterFirst(
  tongue: Tongue,
  words: readonly Word[],
  phrases: PlainPhrases,
  kind: 'yes' | 'no',
): string[] | null {
  const said = words.map(({ bare }) => bare)
  const joined = said.join('')
  for (const { pieces, joined: wanted } of patternsFor(tongue, phrases)[kind]) {
    const first = said.slice(0, pieces.length)
    if (first.join('') === wanted) return said.slice(pieces.length)
    if (unspaced.has(tongue.language) && first.length > 0 && joined === wanted) return []
  }
  return null
}
