import { bareOf } from '#server/analysis/acts/units.ts'
import type { Word } from '#server/analysis/analysed.ts'
import type { Entity, EntityPack } from './entity.ts'
import { clockWords } from './clock-words.ts'
import { atomsOf, valueOf } from './numbers.ts'

interface Clock {
  pattern: RegExp
  namesNumber: boolean
  /** Minutes from the full hour. */
  offset: number
  /** The minutes that are named count from the hour, or towards it. */
  sign: 1 | -1
}

// Numbers stand as `{17}` in the text that patterns see.
const cache = new Map<string, { clocks: Clock[]; later: RegExp | null }>()

function readClocks(language: string) {
  const known = cache.get(language)
  if (known) return known
  const words = clockWords[language]
  const clocks = (words?.says ?? []).map(([text, offset, sign = 1]): Clock => {
    const source = text
      .replaceAll('{h}', '\\{(?<h>\\d+)\\}')
      .replace('{m}', '\\{(?<m>\\d+)\\}')
      .replace('{round}', '\\{(?<m>5|10|20|25)\\}')
    return { pattern: new RegExp(`(?<= )${source}(?= )`, 'g'), namesNumber: text.includes('{'), offset, sign }
  })
  const read = { clocks, later: words ? new RegExp(`^ (?:${words.later})(?= )`) : null }
  cache.set(language, read)
  return read
}

/** Clock times in words: "halb sieben", "twenty to eight", "las siete y media de la tarde". */
export function clocksInWords(pack: EntityPack, language: string, text: string, sentence: readonly Word[]): Entity[] {
  const { clocks, later } = readClocks(language)
  if (clocks.length === 0) return []
  const { line, places } = lineOf(pack, language, sentence)
  const found: Entity[] = []
  const hasNumber = line.includes('{')
  for (const { pattern, offset, sign } of clocks.filter(({ namesNumber }) => hasNumber || !namesNumber))
    for (const match of line.matchAll(pattern)) {
      const [named, hour, minute] = [match[0], match.groups?.['h'], match.groups?.['m']]
      const hours = hour === undefined ? 0 : Number(hour)
      const minutes = minute === undefined ? 0 : Number(minute)
      if (hours > 24 || minutes > 59) continue
      const part = later?.exec(line.slice(match.index + named.length))?.[0] ?? ''
      const [first, last] = [places.get(match.index), places.get(match.index + named.length + part.length)]
      const [from, to] = [sentence[first ?? -1], sentence[(last ?? 0) - 1]]
      if (!from || !to) continue
      const total = hours * 60 + offset + sign * minutes
      const isLater = part !== '' && total < 720 && total > 0
      // "Halb eins" is after noon as people say it.
      const isNoon = hour !== undefined && total < 60 && hours > 0 && part === ''
      const value = (total + (isLater || isNoon ? 720 : 0) + 1440) % 1440
      const entity: Entity = {
        kind: 'time',
        text: text.slice(from.start, to.end),
        start: from.start,
        end: to.end,
        value: `${two(Math.floor(value / 60))}:${two(value % 60)}`,
      }
      if (!found.some(({ start, end }) => start < entity.end && entity.start < end)) found.push(entity)
    }
  return found
}

const two = (value: number) => String(value).padStart(2, '0')

// The words with spaces between and around, numbers by their values; and which word begins where.
function lineOf(pack: EntityPack, language: string, sentence: readonly Word[]) {
  let line = ' '
  const places = new Map<number, number>()
  for (let at = 0; at < sentence.length; at++) {
    const word = sentence[at]
    if (!word) continue
    places.set(line.length, at)
    line += `${valued(pack, language, word) ?? (word.kind === 'mark' ? word.text : bareOf(word.lower))} `
    places.set(line.length - 1, at + 1)
  }
  return { line: joinTens(line), places }
}

// "Vinte e cinco" is one number; its place in the line stays as long as it was.
const joinTens = (line: string) =>
  line.replaceAll(/\{([2-5]0)\}(?: (?:e|y|et) |-)\{(\d)\}/g, (written, tens: string, ones: string) => {
    const joined = `${Number(tens) + Number(ones)}}`
    return `{${joined.padStart(written.length - 1, '0')}`
  })

function valued(pack: EntityPack, language: string, { kind, text, lower }: Word): string | null {
  if (kind === 'number') return /^\d{1,2}$/.test(text) ? `{${Number(text)}}` : null
  if (kind !== 'word') return null
  const atoms = atomsOf(lower, pack)
  const value = atoms && valueOf(atoms, language)
  return value === null || value > 59 ? null : `{${value}}`
}
