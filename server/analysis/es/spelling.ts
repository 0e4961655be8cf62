import { foldText } from '#server/analysis/fold.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { formByRule } from './verbs-by-rule.ts'

// As learners and children write what they hear: "kiero", "yamo", "limpiava", "muxo".
const sounds: readonly (readonly [RegExp, string])[] = [
  [/k(?=[ei])/g, 'qu'],
  [/k/g, 'c'],
  [/qu(?=[ao])/g, 'cu'],
  [/v/g, 'b'],
  [/b/g, 'v'],
  [/^(?=[aeiou])/g, 'h'],
  [/^h/g, ''],
  [/x/g, 'ch'],
  [/s(?=[ei])/g, 'c'],
  [/c(?=[ei])/g, 's'],
  [/s/g, 'z'],
  [/z(?=[ei])/g, 'c'],
  [/z/g, 's'],
  [/y/g, 'll'],
  [/ll/g, 'y'],
  [/j(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/g(?=[ei])/g, 'gu'],
  [/w/g, 'gu'],
  [/n(?=[bvp])/g, 'm'],
  [/cs/g, 'x'],
  [/(?<!^)s(?=[pct])/g, 'x'],
  [/([bcdfmnpstz])\1/g, '$1'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/gn/g, 'ñ'],
  [/nh/g, 'ñ'],
  [/ny/g, 'ñ'],
  [/lh/g, 'j'],
  [/(?<=[aeo])(?=[aio])/g, 'h'],
  [/ção$/g, 'cion'],
  [/zione$/g, 'cion'],
  [/tion$/g, 'cion'],
]
const most = 3
const longWord = 6
const leastFrequent = 6000
const byFolded = new WeakMap<readonly string[], ReadonlyMap<string, { word: string; rank: number }>>()

function frequentOf({ common, read }: Lexicon) {
  const known = byFolded.get(common)
  if (known) return known
  const map = new Map<string, { word: string; rank: number }>()
  for (const [rank, word] of common.slice(0, leastFrequent).entries()) {
    const folded = foldSpanish(word)
    if (!map.has(folded) && read(word).some(({ tags }) => !tags.has('foreign'))) map.set(folded, { word, rank })
  }
  byFolded.set(common, map)
  return map
}

const isWord = (lexicon: Lexicon, word: string) =>
  lexicon.read(word).some(({ tags }) => (tags.has('verb') && !tags.has('subj')) || tags.has('noun'))

// The ñ is a letter, not an accent.
const foldSpanish = (word: string) =>
  word
    .split('ñ')
    .map((part) => foldText(part))
    .join('ñ')

/** What a word was meant to be that Spanish lacks, by the rule of verbs or by its sound; null where there is none, or where two are as likely. */
export const mend = (word: string, lexicon: Lexicon, mayBeName: boolean): string | null =>
  (mayBeName || word.length < 4 ? null : formByRule(word, lexicon)) ?? mendBySound(word, lexicon, mayBeName)

function mendBySound(word: string, lexicon: Lexicon, mayBeName: boolean): string | null {
  if (word.length < 4 || !/^\p{Ll}+$/u.test(word)) return null
  const frequent = frequentOf(lexicon)
  const past = word.replace(/[áa]va(s|n|mos)?$/, (_, end = '') => (end === 'mos' ? 'ábamos' : `aba${end}`))
  if (past !== word && isWord(lexicon, past)) return past
  let rare: string | null = null
  let ways = new Set([foldSpanish(word)])
  for (let step = 0; step < most; step++) {
    const next = new Set<string>()
    for (const way of ways)
      for (const [from, to] of sounds) {
        const other = way.replace(from, to)
        if (other !== way) next.add(other)
      }
    const found = [...next].flatMap((way) => frequent.get(way) ?? []).toSorted((a, b) => a.rank - b.rank)
    const [best, second] = found
    if (best)
      return (second && second.word !== best.word && second.rank < best.rank * 4) || (mayBeName && best.rank > 1000)
        ? null
        : best.word
    if (next.size > 200) return null
    if (step === 0 && word.length >= longWord) {
      const rarer = [...next].filter((way) => isWord(lexicon, way))
      if (rarer.length === 1 && !mayBeName) rare ??= rarer[0] ?? null
    }
    ways = next
  }
  return rare
}
