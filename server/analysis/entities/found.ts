import type { Word } from '#server/analysis/analysed.ts'
import { matchAt, type Pattern, parsePattern } from '#server/analysis/grammar/pattern.ts'
import type { Entity } from './entity.ts'

type Kind = Entity['kind']

export const parseAll = (texts: readonly string[]): Pattern[] => texts.map(parsePattern)
export const has = ({ readings }: Word, tag: string): boolean => readings.some(({ tags }) => tags.has(tag))
export const isNumeral = (word: Word): boolean => word.kind === 'number' || has(word, 'num')

export const entityOf = (kind: Kind, text: string, { start, end }: Pick<Word, 'start' | 'end'>): Entity => ({
  kind,
  text: text.slice(start, end),
  start,
  end,
})

/** The fewest letters of a noun; what is shorter is a unit or an abbreviation. */
const shortest = 3

interface Place {
  text: string
  sentence: readonly Word[]
  kind: Kind
}

export function foundAt(pattern: Pattern, at: number, { text, sentence, kind }: Place): Entity | null {
  const spans = matchAt(pattern, sentence, at)
  const [from, to] = [spans?.[pattern.from]?.[0], spans?.[pattern.to - 1]?.[1]]
  const [first, last] = [sentence[from ?? -1], sentence[(to ?? 0) - 1]]
  if (!first || !last || (kind !== 'event' && first.text.length < shortest)) return null
  return entityOf(kind, text, { start: first.start, end: last.end })
}

/** Where a sentence can begin: with its first word, or after "Yes,". */
const beginnings = [0, 1, 2]

export function foundFirst(
  patterns: readonly Pattern[],
  place: Place,
  isMeant: (entity: Entity) => boolean = () => true,
): Entity | null {
  for (const pattern of patterns)
    for (const at of beginnings) {
      const entity = foundAt(pattern, at, place)
      if (entity && isMeant(entity)) return entity
    }
  return null
}
